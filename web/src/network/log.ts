// The numbers and running digests of a room's log, as this device has seen them. One number has one
// event for good, also over a reload: what was seen last is remembered on the device.
import { firstDigest, nextDigest } from '../fairness/story';
import type { Hex, MisfitKind } from './types';
import type { Line } from './wire';

// As far as the log was seen once.
export interface Mark {
  version: number;
  digest: Hex;
}

export type Taken =
  | { took: 'next' } // it is the next one, and fits
  | { took: 'known' } // seen before
  | { took: 'gap' } // something is missing before it
  | { took: 'misfit'; misfit: MisfitKind };

export class Log {
  private readonly digests: Hex[];

  // `mark` is what an earlier visit has seen.
  constructor(
    room: string,
    private readonly mark: Mark | null,
  ) {
    this.digests = [firstDigest(room)];
  }

  get version(): number {
    return this.digests.length - 1;
  }
  get digest(): Hex {
    return this.digests.at(-1)!;
  }

  take({ event, bytes, digest }: Line): Taken {
    const { version } = event;
    if (version <= this.version) {
      const same =
        version > 0 && nextDigest(this.digests[version - 1]!, bytes) === this.digests[version];
      return same ? { took: 'known' } : { took: 'misfit', misfit: 'order' };
    }
    if (version > this.version + 1) return { took: 'gap' };
    const own = nextDigest(this.digest, bytes);
    if (own !== digest) return { took: 'misfit', misfit: 'digest' };
    if (version === this.mark?.version && own !== this.mark.digest)
      return { took: 'misfit', misfit: 'rewritten' };
    this.digests.push(own);
    return { took: 'next' };
  }
}
