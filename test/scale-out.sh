#!/bin/bash
# Runs the recipes of docs/scale-out.md on this machine alone: GNU parallel, over ssh to a server of our own on
# loopback, and a Slurm cluster of one node. Each must leave the files of one process, jobs that fail or come twice
# included. What is not installed is skipped with a message; CI installs it from Debian:
#   apt-get install --no-install-recommends parallel openssh-server slurm-wlm munge
# Usage: test/scale-out.sh, after npm run build: half a minute. Exit code 1 if anything differs.
set -euo pipefail
export LC_ALL=C
ROOT=$(cd "$(dirname "$0")/.." && pwd)
WORK=$(mktemp -d)
STARTED=()
finish() {
  # The shell need not tell of them.
  for pid in "${STARTED[@]}"; do disown "$pid" 2>/dev/null || true; kill "$pid" 2>/dev/null || true; done
  sleep 0.5
  rm -rf "$WORK"
}
trap finish EXIT
cd "$WORK"

# The command as any machine would call it.
printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$(command -v node)" "$ROOT/dist/cli/bin.cjs" > crossfill
chmod +x crossfill
CROSSFILL=$WORK/crossfill
mkdir grids
cp "$ROOT"/templates/mini-*.txt grids
BATCH=(--templates "$WORK/grids" --no-personal -n 60 -s 7 --quiet)
SHARDS=6

same() { # FOLDER WHAT
  if diff -r one "$1" > difference; then echo "ok: $2"; else echo "FAILED: $2"; cat difference; exit 1; fi
}
skipped() { echo "skipped: $1 (not installed: $2)"; }
has() { for name in "$@"; do command -v "$name" > /dev/null || return 1; done; }
waits() { # SECONDS COMMAND...: until it succeeds
  for _ in $(seq "$(($1 * 5))"); do "${@:2}" > /dev/null 2>&1 && return 0; sleep 0.2; done
  echo "FAILED: waited for: ${*:2}"; return 1
}

mkdir one
"$CROSSFILL" "${BATCH[@]}" -o 'one/{n}.txt'

# One shard of a batch into a folder; the job is the same whoever runs it.
cat > job << END
#!/bin/bash
# job FOLDER SHARD
cd $WORK && exec $CROSSFILL ${BATCH[@]} --shard \$2/$SHARDS -o "\$1/{n}.txt" --manifest "\$1.\$2.ndjson" --resume
END
# The same, but its third shard fails when it is first tried.
cat > failing << END
#!/bin/bash
cd $WORK
if [ "\$2" = 3 ] && [ ! -e \$1.failed ]; then touch \$1.failed; exit 1; fi
exec $WORK/job "\$1" "\$2"
END
chmod +x job failing

if has parallel && parallel --version 2>/dev/null | grep -q GNU; then
  mkdir parallel
  seq $SHARDS | parallel --will-cite -j 2 --joblog parallel.log "$WORK/failing" parallel {} || true
  [ "$(ls parallel | wc -l)" = 50 ] || { echo 'FAILED: one shard should be missing'; exit 1; }
  seq $SHARDS | parallel --will-cite -j 2 --joblog parallel.log --resume-failed "$WORK/failing" parallel {}
  same parallel 'GNU parallel, a job that failed and was resumed'
  seq $SHARDS | parallel --will-cite -j 2 "$WORK/job" parallel {}
  same parallel 'GNU parallel, every job delivered twice'
  sort -n -t: -k2 parallel.*.ndjson > all.ndjson
  [ "$(wc -l < all.ndjson)" = 60 ] || { echo 'FAILED: the manifests have not a line a puzzle'; exit 1; }

  mkdir designs designs-made
  for seed in 7 9; do
    "$CROSSFILL" design 5x5 --style mini --no-personal -s "$seed" -n 2 -o 'designs/{seed}.txt' --quiet
  done
  seq 7 2 10 | parallel --will-cite -j 2 "$CROSSFILL" design 5x5 --style mini --no-personal -s {} -n 2 \
    -o "'designs-made/{seed}.txt'" --quiet
  diff -r designs designs-made > difference || { echo 'FAILED: designs'; cat difference; exit 1; }
  echo 'ok: GNU parallel, designs'

  if has sshd ssh ssh-keygen && [ "$(id -u)" = 0 ]; then
    mkdir -p /run/sshd ssh
    ssh-keygen -q -t ed25519 -N '' -f ssh/host
    ssh-keygen -q -t ed25519 -N '' -f ssh/key
    cp ssh/key.pub ssh/authorized
    chmod 700 ssh
    PORT=$((20000 + RANDOM % 20000))
    "$(command -v sshd)" -D -e -f /dev/null -p $PORT -h "$WORK/ssh/host" -o ListenAddress=127.0.0.1 \
      -o AuthorizedKeysFile="$WORK/ssh/authorized" -o StrictModes=no -o PermitRootLogin=yes \
      -o UsePAM=no -o PidFile=none 2> ssh/log &
    STARTED+=($!)
    SSH="ssh -p $PORT -i $WORK/ssh/key -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR root@127.0.0.1"
    waits 10 $SSH true
    mkdir ssh-made
    seq $SHARDS | parallel --will-cite -S "2/$SSH" --joblog ssh.log "$WORK/job" ssh-made {}
    same ssh-made 'GNU parallel over ssh'
  else
    skipped 'GNU parallel over ssh' 'openssh-server, or not root'
  fi
else
  skipped 'GNU parallel' parallel
fi

if has slurmctld slurmd sbatch munged && [ "$(id -u)" = 0 ]; then
  mkdir -p slurm/state slurm/spool
  head -c 1024 /dev/urandom > slurm/key
  chmod 600 slurm/key
  munged --force --foreground --key-file="$WORK/slurm/key" --socket="$WORK/slurm/munge" \
    --pid-file="$WORK/slurm/munge.pid" --log-file="$WORK/slurm/munge.log" \
    --seed-file="$WORK/slurm/munge.seed" 2> /dev/null &
  STARTED+=($!)
  NODE=$(hostname -s)
  PORT=$((20000 + RANDOM % 20000))
  cat > slurm/slurm.conf << END
ClusterName=loopback
SlurmctldHost=$NODE(127.0.0.1)
SlurmctldPort=$PORT
SlurmdPort=$((PORT + 1))
SlurmUser=root
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
AuthType=auth/munge
AuthInfo=socket=$WORK/slurm/munge
StateSaveLocation=$WORK/slurm/state
SlurmdSpoolDir=$WORK/slurm/spool
SlurmctldPidFile=$WORK/slurm/slurmctld.pid
SlurmdPidFile=$WORK/slurm/slurmd.pid
SlurmctldLogFile=$WORK/slurm/slurmctld.log
SlurmdLogFile=$WORK/slurm/slurmd.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
SchedulerParameters=sched_interval=1
NodeName=$NODE NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
END
  export SLURM_CONF=$WORK/slurm/slurm.conf
  waits 10 test -S slurm/munge
  slurmctld -D 2> /dev/null &
  STARTED+=($!)
  slurmd -D 2> /dev/null &
  STARTED+=($!)
  ready() { sinfo -h -o %t | grep -qE 'idle|mix'; }
  waits 60 ready || { tail -5 slurm/slurm*.log; exit 1; }
  mkdir slurm-made
  cat > array << END
#!/bin/bash
#SBATCH --array=1-$SHARDS
#SBATCH --output=$WORK/slurm/%a.out
#SBATCH --requeue
exec $WORK/job slurm-made \$SLURM_ARRAY_TASK_ID
END
  empty() { [ -z "$(squeue -h)" ]; }
  sbatch --parsable array > /dev/null
  waits 120 empty || { squeue; tail -5 slurm/*.log; exit 1; }
  same slurm-made 'a Slurm array' || { cat slurm/*.out; exit 1; }
  sbatch --parsable array > /dev/null
  waits 120 empty
  same slurm-made 'a Slurm array, every job delivered twice'
else
  skipped 'Slurm' 'slurm-wlm and munge, or not root'
fi
