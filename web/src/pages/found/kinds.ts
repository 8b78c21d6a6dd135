// The sign of each degree of certainty.
import type { IconName } from '../../art/icons';
import type { Kind } from './tell';

export const kindIcons: Record<Kind, IconName> = {
  proven: 'seal',
  exact: 'rules',
  sample: 'die5',
  open: 'magnifier',
};
