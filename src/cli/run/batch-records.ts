// What a batch leaves for later ones: its manifest, and the file of words used. The manifest says what is there already.

import { dirname, resolve } from 'node:path';
import type { Cut } from '../../batch/cut.ts';
import type { ManifestLine } from '../../batch/manifest-line.ts';
import type { Usage } from '../../batch/usage.ts';
import { sayLostLines } from '../../say/batch.ts';
import type { Prepared } from '../read/prepare.ts';
import { hasPlaceholder } from '../spec/checks.ts';
import type { BatchJob } from '../spec/jobs.ts';
import { STDIN } from '../spec/values.ts';
import type { Io } from '../world/io.ts';
import type { Session } from '../world/session.ts';
import { removeLeftovers } from '../write/atomic-file.ts';
import { type BatchDigests, Manifest, sha256 } from '../write/manifest.ts';
import { pathFor, type Written } from '../write/sink.ts';
import { keptBeside, updateUsage, usedBefore } from '../write/usage-file.ts';
import { digestsOf } from './batch-digests.ts';
import type { PuzzleEvent, RunEvent } from './run-event.ts';
import type { RunRecords } from './run-job.ts';

/** @throws InputError for a manifest that cannot be continued, and for files that would be written over */
export async function openRecords(
  job: BatchJob,
  seed: number,
  prepared: Prepared,
  { io, log }: Session,
): Promise<BatchRecords> {
  claimOwn(job, io);
  const usage = await usedBefore(job, io);
  const isKept = job.manifest !== undefined || usage !== undefined;
  const digests = isKept ? await digestsOf({ ...job, seed }, prepared, usage, io) : undefined;
  const manifest = digests && (await openManifest(job, digests));
  const records = new BatchRecords(job, digests, usage, manifest, io);
  const lost = records.lostLines;
  if (lost > 0) log.note(`${job.manifest}: ${sayLostLines(lost)}`);
  return records;
}

/** @throws InputError for a file of the batch's own that would be written over what is read, or over another one */
function claimOwn({ clues, manifest, fresh }: BatchJob, { files }: Io): void {
  // They are read later.
  for (const file of clues) if (file !== STDIN) files.add(file);
  if (manifest !== undefined) files.claim(manifest, '--manifest');
  if (fresh !== undefined) files.claim(fresh, '--fresh');
  if (manifest !== undefined && fresh !== undefined) {
    files.claim(keptBeside(manifest), '--manifest');
  }
}

async function openManifest(
  { manifest: path, resume, fresh, output }: BatchJob,
  digests: BatchDigests,
): Promise<Manifest | undefined> {
  if (path === undefined) return undefined;
  if (resume) {
    const files = [path, fresh, output].filter((each) => each !== undefined);
    removeLeftovers(files.map(dirname).filter((folder) => !hasPlaceholder(folder)));
  }
  return Manifest.open(path, digests, resume);
}

export class BatchRecords implements RunRecords {
  /** What was used before the batch, if that matters. */
  readonly usage: Usage | undefined;
  private readonly job: BatchJob;
  private readonly digests: BatchDigests | undefined;
  private readonly manifest: Manifest | undefined;
  private readonly io: Io;
  /** The entries of the puzzles that were put out, if their uses are counted. */
  private readonly wordsKept = new Map<number, Iterable<string>>();

  constructor(
    job: BatchJob,
    digests: BatchDigests | undefined,
    usage: Usage | undefined,
    manifest: Manifest | undefined,
    io: Io,
  ) {
    this.job = job;
    this.digests = digests;
    this.usage = usage;
    this.manifest = manifest;
    this.io = io;
  }

  /** Lines of the manifest that could not be read. */
  get lostLines(): number {
    return this.manifest?.lost ?? 0;
  }

  /** What is known of a puzzle that need not be made again. */
  known(n: number): ManifestLine | undefined {
    const line = this.manifest?.get(n);
    if (line === undefined) return undefined;
    // What is chosen is chosen by figures alone.
    const isCandidate = this.job.top !== undefined && line.merit !== undefined;
    return isCandidate || this.isWhole(n) ? line : undefined;
  }

  /** All that is known of a cut. */
  *knownOf({ first, count }: Cut): Generator<ManifestLine> {
    if (this.manifest === undefined) return;
    for (let n = first; n < first + count; n++) {
      const line = this.known(n);
      if (line !== undefined) yield line;
    }
  }

  /** Whether a puzzle's file is there as it was written, and where it is to be now. */
  isWhole(n: number): boolean {
    const line = this.manifest?.get(n);
    const { output: path } = this.job;
    if (line?.status === 'filled' && path !== undefined) {
      // An earlier run may have put it elsewhere, or on standard output.
      const { file } = line;
      if (file === undefined || resolve(file) !== resolve(pathFor(path, line))) return false;
    }
    return this.manifest?.isWhole(n) ?? false;
  }

  add(event: RunEvent, written: Written | undefined): void {
    switch (event.kind) {
      case 'puzzle':
      case 'chosen':
        if (event.status === 'filled') this.use(event.n, event.made?.words);
        this.manifest?.add(this.lineOf(event, written));
        return;
      case 'known':
        if (event.isKept) this.use(event.line.n, event.line.words);
        return;
      case 'kept':
        this.use(event.n, event.words);
        return;
      case 'left':
        this.manifest?.leave(event.n, event.why);
    }
  }

  async finish(): Promise<void> {
    const { fresh } = this.job;
    if (fresh !== undefined) {
      await updateUsage(fresh, this.digests!.options, this.wordsKept, this.io);
    }
    await this.manifest?.finish();
  }

  private use(n: number, words: Iterable<string> = []): void {
    if (this.job.fresh !== undefined) this.wordsKept.set(n, words);
  }

  private lineOf(
    { n, seed, template, status, why, made }: Omit<PuzzleEvent, 'kind'>,
    written: Written | undefined,
  ): ManifestLine {
    const { figures, merit, words } = made!;
    const { distinct, rest, fresh } = this.job;
    const isNeeded = (distinct ?? rest ?? fresh) !== undefined;
    return {
      n,
      seed: seed!,
      template: template!,
      ...this.digests!,
      status: status as ManifestLine['status'],
      why,
      figures,
      merit,
      file: written?.file,
      sha256: written && sha256(written.bytes),
      words: isNeeded && words ? [...words] : undefined,
    };
  }
}
