import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type SmallDisk = {
  folder: string;
  /** Uses the last free byte. */
  fill: (pid: number) => void;
  makeRoom: (pid: number) => void;
  remove: () => void;
};

const MEGABYTE = 1024 * 1024;

/** A disk of 16 MB, which only root can have. */
function mountedDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'belize-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=0777', 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      for (const bytes of [MEGABYTE, 4_096, 1])
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
    },
    makeRoom: () => rmSync(filler),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Works without root: the system forbids the files of one process to grow. */
function limitedProcess(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'belize-disk-'));
  const limit = (pid: number, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    folder,
    fill: (pid) => limit(pid, '1'),
    makeRoom: (pid) => limit(pid, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A way to have no free space on this machine: a full disk where this process may make one, else files that may not grow. */
export const smallDisk = (): SmallDisk => (process.getuid?.() === 0 ? mountedDisk() : limitedProcess());
