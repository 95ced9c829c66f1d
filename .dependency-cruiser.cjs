// Who may import whom: the table of docs/architecture.md as rules. That no two sibling folders import each other is
// checked by scripts/rooms.mjs.
const feature = '^components/(?!(?:ui|forms|pages)/)([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'server-imports-only-text',
      comment:
        'lib/server is infrastructure: what it offers is for every room, so it knows none of them but text.',
      severity: 'error',
      from: { path: '^lib/server/' },
      to: { path: '^lib/(?!(?:server|text)/)' },
    },
    {
      name: 'offline-imports-no-analytics',
      comment:
        'The service worker counts nothing: which pages are private is a fact of the site, in lib/site.',
      severity: 'error',
      from: { path: '^lib/offline/' },
      to: { path: '^lib/analytics/' },
    },
    {
      name: 'lib-imports-no-interface',
      comment: 'lib has the rules, which do not depend on the interface.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(components/|app/|worker/|middleware)' },
    },
    {
      name: 'lib-rules-are-plain-functions',
      comment: 'A rule in lib runs anywhere; only *.server.ts and *.browser.ts files may use React and Next.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.(server|browser)\\.ts$' },
      to: { path: '(^|/)node_modules/(react|react-dom|next|next-themes)/' },
    },
    {
      name: 'lib-rules-use-no-core-modules',
      comment: 'Only *.server.ts files access files, processes and databases.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.server\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lib-server-uses-only-cache-of-next',
      comment: 'A *.server.ts file may use next/cache and the cache of React, nothing else of the framework.',
      severity: 'error',
      from: { path: '^lib/.*\\.server\\.ts$' },
      to: { path: '(^|/)node_modules/next/(?!cache)' },
    },
    {
      name: 'one-file-sends-requests',
      comment:
        'All requests to other servers have the limits of send-request.server.ts. biome.json forbids fetch for the same reason.',
      severity: 'error',
      from: {
        path: '^(app|components|lib|middleware)',
        pathNot: '^lib/server/http/send-request\\.server\\.ts$',
      },
      to: { path: '^(node:)?(http|https|http2|net|tls|undici)$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-files-are-for-app',
      comment:
        'Only app, the middleware and other *.server.ts files import a *.server.ts file, so its secrets never reach a browser.',
      severity: 'error',
      from: { path: '^(components|lib)', pathNot: '\\.server\\.ts$' },
      to: { path: '\\.server\\.ts$' },
    },
    {
      name: 'facts-of-celebrations-stay-on-the-server',
      comment:
        'They are large, and part of them is withheld or for operators: what a *.server.ts file publishes reaches no browser as a whole.',
      severity: 'error',
      from: { pathNot: '\\.server\\.ts$' },
      to: { path: '^lib/(celebrations/celebrations|seasons/months)\\.json$' },
    },
    {
      name: 'browser-files-are-for-client-components',
      comment: 'A *.browser.ts file uses window; rules and server files do not import it.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '\\.browser\\.ts$' },
      to: { path: '\\.browser\\.ts$' },
    },
    {
      name: 'components-never-import-app',
      comment: 'Routes compose components, not the other way round.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'features-import-no-feature',
      comment:
        'Two features meet in app or components/pages, through props and children; what all forms share is in components/forms.',
      severity: 'error',
      from: { path: feature },
      to: { path: '^components/', pathNot: '^components/($1|forms|ui)/' },
    },
    {
      name: 'forms-import-no-feature',
      comment: 'components/forms has what all forms share; it imports components/ui and lib.',
      severity: 'error',
      from: { path: '^components/forms/' },
      to: { path: '^components/', pathNot: '^components/(forms|ui)/' },
    },
    {
      name: 'pages-are-composed-for-app',
      comment: 'components/pages joins features to one view, so only app may import it.',
      severity: 'error',
      from: { path: '^(components/(?!pages/)|lib|worker|middleware)' },
      to: { path: '^components/pages/' },
    },
    {
      name: 'ui-is-a-toolkit-without-domain',
      comment: 'components/ui is independent of events, forms and the rules in lib.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib|components/(?!ui/))' },
    },
    {
      name: 'inline-scripts-import-rules-alone',
      comment: 'What runs inline in every page has to stay small and needs no framework.',
      severity: 'error',
      from: { path: '^components/inline-scripts/(start|hour)\\.ts$' },
      to: { pathNot: '^lib/' },
    },
    {
      name: 'inline-scripts-are-compiled-not-imported',
      comment: 'scripts/inline-scripts.mjs compiles them; where they are imported they run a second time.',
      severity: 'error',
      from: {},
      to: { path: '^components/inline-scripts/(start|hour)\\.ts$' },
    },
    {
      name: 'worker-imports-only-lib',
      comment:
        'Code that runs as a worker or a process of its own imports rules of lib, nothing of the interface.',
      severity: 'error',
      from: { path: '^worker/' },
      to: { path: '^(app|components|middleware)' },
    },
    {
      name: 'workers-are-started-not-imported',
      comment: 'A worker is an entry of its own; an importer would run it in the wrong process.',
      severity: 'error',
      from: { path: '^(app|components|lib|middleware)' },
      to: { path: '^worker/' },
    },
    {
      name: 'product-imports-no-tests',
      comment:
        'The product and the scripts of operators depend neither on tests nor on the tools of maintainers.',
      severity: 'error',
      from: { path: '^(app|components|lib|worker|scripts|middleware)' },
      to: { path: '^(tests|lab)/' },
    },
    {
      name: 'product-imports-no-art',
      comment: 'The site takes the finished files of art, in public and app; it runs without the folder.',
      severity: 'error',
      from: { path: '^(app|components|lib|worker|scripts|lab|middleware|instrumentation)' },
      to: { path: '^art/' },
    },
    {
      name: 'drawings-read-two-tables',
      comment:
        'A drawing is code of its own. What icons and colourways there are, two tables of the site say.',
      severity: 'error',
      from: { path: '^art/', pathNot: '^art/scripts/' },
      to: {
        path: '^(app|components|lib|worker|scripts|lab)/',
        pathNot: ['^lib/events/category-table\\.ts$', '^lib/events/images/colourways\\.ts$'],
      },
    },
    {
      name: 'art-scripts-read-tables',
      comment:
        'The scripts that make files read tables of the site too, and draw previews with the program that the site has.',
      severity: 'error',
      from: { path: '^art/scripts/' },
      to: {
        path: '^(app|components|lib|worker|scripts|lab)/',
        pathNot: [
          '^lib/events/(category-table|event-category|images/colourways)\\.ts$',
          '^lib/events/preview/(preview-content|ready-preview)\\.ts$',
          '^lib/questions/sentence/sentence\\.ts$',
          '^lib/site/hero-scenes\\.ts$',
          '^worker/preview/render-preview\\.ts$',
          '^scripts/generated-file\\.mjs$',
        ],
      },
    },
    {
      name: 'lab-folders-share-the-harness',
      comment: 'What two folders of lab need is in lab/harness, which needs none of them.',
      severity: 'error',
      from: { path: '^lab/([^/]+)/' },
      to: { path: '^lab/', pathNot: '^lab/($1|harness)/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other can only be understood together: they are one file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that does not resolve fails at run time.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.builds|node_modules/\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
