// Jest's transformer of a package's main file: bundles the package's own files into it. Jest gives each test file modules of
// its own, and packages of a hundred small files take longer to load than most tests run.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync, version } from 'esbuild';

/** The nearest package.json that names a version above a file: that of its package. */
function packageOf(file) {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    try {
      const text = readFileSync(join(folder, 'package.json'), 'utf8');
      if (JSON.parse(text).version) return text;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
}

export default {
  // The files that are bundled change with the version of their package.
  getCacheKey: (source, file, { configString }) =>
    createHash('sha1')
      .update([source, packageOf(file), version, configString].join('\0'))
      .digest('hex'),
  process(_, file) {
    const { outputFiles } = buildSync({
      entryPoints: [file],
      bundle: true,
      // Other packages are those of the test file, as ever.
      packages: 'external',
      format: 'cjs',
      platform: 'node',
      target: 'node22',
      write: false,
    });
    return { code: outputFiles[0].text };
  },
};
