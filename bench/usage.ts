// The bench's help: every option in a line or two.

export const USAGE = `Usage: npm run bench -- [options] TEMPLATES...
Templates   files, folders, open:WxH, lattice:WxH:MOST[:SEED],
            late-lattice:WxH:MOST[:SEED], planted:WxH[:WORDS[:SEED]]
Lists       --dict FILE | synthetic:COUNT[:SEED] | sample:COUNT:SEED:FILE
            repeatable, each measured apart; default: the bundled list
Runs        --seeds 1-3,7     default 1-3 (1 for --tally, --taste)
            --limit 10        CPU seconds for each search or command
            --nodes N         give up after N nodes
            --allow-repeats   a word may stand in a grid more than once
            --warm            list and index kept between seeds
            --cold            a process for each run
            --tally           count all fills
            --best            floor and mean of the best fill in a --command's CPU time
            --taste           what first and best fills are like, beside published grids
            --throughput      fills a second, all seeds in one go (implies --warm)
Against     --compare PATH    another checkout, built, in turn with this one
            --search JSON, --compare-search JSON   settings of the search
            --command '[NAME: ]PATTERN'   whole commands in turn with ours;
                              {template} {dict} {seed} {repeats} are filled in
            --library         our library, not our command, against --command
            --startup         our command against node -e 0
            --ours PATTERN    how our command is called
            --proved REGEX, --gave-up REGEX, --exits 0=filled,1=unfillable
                              how to read what a command prints and its status
            --memory          one run more of each command for its peak memory
Designs     --design [FOLDER] designs beside random patterns, or beside templates that
                              hold theme answers; alone, without other options
Arrowwords  --arrows [SEEDS]  arrowwords of five sizes, read by a plain reader; alone
Results     --json FILE       one JSON object a line, beside the table
`;
