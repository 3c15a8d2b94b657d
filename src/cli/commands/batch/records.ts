// The manifest of a batch, if it has one: what is in it already, and a line for each puzzle that is made.

import { dirname, resolve } from 'node:path';
import { counted } from '../../../base/phrases.ts';
import type { BatchResult } from '../../../batch/batch-result.ts';
import type { Cut } from '../../../batch/cut.ts';
import type { ManifestLine, PuzzleStatus } from '../../../batch/manifest-line.ts';
import type { BatchCandidate } from '../../../batch/selection.ts';
import { pathFor } from '../../output/file-product.ts';
import { removeLeftovers } from '../../output/leftovers.ts';
import { type BatchDigests, Manifest, sha256 } from '../../output/manifest.ts';
import type { Written } from '../../output/product.ts';
import type { PreparedBatch } from '../../read/prepare.ts';
import { hasPlaceholder } from '../../spec/checks.ts';
import type { BatchJob } from '../../spec/jobs.ts';
import type { Log } from '../../world/log.ts';

export class Records {
  private readonly manifest: Manifest | undefined;
  private readonly job: BatchJob;
  private readonly digests: BatchDigests | undefined;
  private readonly grids: PreparedBatch['grids'];

  /** @throws InputError for a manifest that cannot be gone on with */
  constructor(
    job: BatchJob,
    digests: BatchDigests | undefined,
    { grids }: Pick<PreparedBatch, 'grids'>,
    log: Log,
  ) {
    this.job = job;
    this.digests = digests;
    this.grids = grids;
    const { manifest: path, resume = false, fresh, output } = job;
    if (path === undefined || digests === undefined) return;
    if (resume) {
      const folders = [path, fresh, output].flatMap((each) =>
        each === undefined || hasPlaceholder(dirname(each)) ? [] : [dirname(each)],
      );
      removeLeftovers(folders);
    }
    this.manifest = new Manifest(path, digests, resume);
    const { lost } = this.manifest;
    if (lost > 0) {
      const lines = counted(lost, 'line that is', 'lines that are');
      log.note(`${path}: ${lines} not of a manifest: left out`);
    }
  }

  /** What is known of a puzzle that need not be made again. */
  known(n: number): ManifestLine | undefined {
    const line = this.manifest?.get(n);
    if (line === undefined) return undefined;
    // What is chosen is told by figures alone.
    const isCandidate = this.job.top !== undefined && line.merit !== undefined;
    return isCandidate || this.isWhole(n) ? line : undefined;
  }

  /** Whether a puzzle's file is there as it was written, and where it is to be now. */
  isWhole(n: number): boolean {
    const line = this.manifest?.get(n);
    const { output: path } = this.job;
    if (line?.status === 'filled' && path !== undefined) {
      // An earlier run may have put it elsewhere, or on standard output.
      if (line.file === undefined || resolve(line.file) !== resolve(pathFor(path, line)))
        return false;
    }
    return this.manifest?.isWhole(n) ?? false;
  }

  /** All that is known of a cut. */
  *knownOf({ first, count }: Cut): Generator<ManifestLine> {
    if (this.manifest === undefined) return;
    for (let n = first; n < first + count; n++) {
      const line = this.known(n);
      if (line !== undefined) yield line;
    }
  }

  add(made: BatchResult, written?: Written): void {
    const { n, grid, seed, rejected, tooSimilar, figures, merit, words } = made;
    if (this.manifest === undefined) return;
    const why = tooSimilar ?? rejected;
    const { distinct, rest, fresh } = this.job;
    const isTold = words !== undefined && (distinct ?? rest ?? fresh) !== undefined;
    this.manifest.add({
      n,
      seed,
      template: this.grids[grid]!.label,
      ...this.digests!,
      status: this.statusOf(made, written),
      why,
      figures,
      merit,
      ...(written && { file: written.file, sha256: sha256(written.bytes) }),
      words: isTold ? [...words] : undefined,
    });
  }

  /** A puzzle that was made and is not chosen. */
  leave({ n }: BatchCandidate, why: string): void {
    const line = this.manifest?.get(n);
    if (line === undefined) return;
    const { file: _, sha256: __, why: ___, words, ...rest } = line;
    this.manifest?.add({ ...rest, status: 'left', why, words });
  }

  finish(): void {
    this.manifest?.finish();
  }

  private statusOf(
    { outcome, rejected, tooSimilar }: BatchResult,
    written?: Written,
  ): PuzzleStatus {
    if (tooSimilar !== undefined) return 'too-like';
    if (outcome.status !== 'filled') return outcome.status;
    if (rejected !== undefined) return 'rejected';
    return this.job.top === undefined || written !== undefined ? 'filled' : 'made';
  }
}
