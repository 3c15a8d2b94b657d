// A grid as a small picture of its letters.

import { templateRows } from '../../format/template/render-template.ts';
import type { Draft } from '../state/draft.ts';

interface ThumbnailProps {
  readonly draft?: Draft;
  readonly rows?: readonly string[];
}

export function Thumbnail({
  draft,
  rows = draft ? templateRows(draft.puzzle) : [],
}: ThumbnailProps) {
  return (
    <pre class="thumbnail" aria-hidden="true">
      {rows.map((row) => row.replaceAll('#', '■').replaceAll('_', '·')).join('\n')}
    </pre>
  );
}
