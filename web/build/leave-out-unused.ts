import type { Plugin } from 'vite';

interface Unused {
  /** The end of the file's address. */
  file: RegExp;
  /** In which of such files it stands. */
  holds: string;
  /** Each text with what stands in its place. */
  parts: readonly (readonly [RegExp, string])[];
}

/**
 * What libraries bring to every page though the shop never runs it, because the bundler must keep it: what is written to
 * a class or a component when its module runs, and what stands behind a condition that never holds here.
 */
const unusedParts: readonly Unused[] = [
  {
    file: /\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/,
    holds: 'function BrowserRouter(',
    parts: [
      [/^var ENABLE_DEV_WARNINGS = true;$/gm, 'var ENABLE_DEV_WARNINGS = false;'],
      [/^\w+\.(displayName|contextType) = .*;$/gm, ''],
      [/= React\d+\.forwardRef\(/g, '= /* @__PURE__ */ React.forwardRef('],
      // Of routers with loaders and of servers that stream components: the shop has neither.
      [
        /^var (\w+) = (class extends React\d+\.Component \{$.*?^\});$/gms,
        'var $1 = /* @__PURE__ */ (() => $2)();',
      ],
      [/if \(dataRouterState\) \{/g, 'if (false) {'],
      [
        /return dataRouterState && \(match\.route\.ErrorBoundary/g,
        'return false && (match.route.ErrorBoundary',
      ],
      [/return isDataRoute \? useNavigateStable\(\) : /g, 'return '],
      // A link loads nothing ahead.
      [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g, '= [false, null, {}];'],
      [/return shouldPrefetch && !isAbsolute \?/g, 'return false ?'],
      [/discover = "render"/g, 'discover = "none"'],
    ],
  },
  {
    // A component for lists of fields, and with it a library that it brings.
    file: /\/formik\/dist\/formik\.esm\.js$/,
    holds: 'FieldArrayInner.defaultProps',
    parts: [[/^FieldArrayInner\.defaultProps = \{.*?^\};$/gms, '']],
  },
];

/** @throws Error where an update of a library has changed what is left out */
export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  apply: 'build',
  transform: {
    filter: { id: unusedParts.map(({ file }) => file) },
    handler(code, id) {
      const parts = unusedParts.find(({ file, holds }) => file.test(id) && code.includes(holds))?.parts ?? [];
      return parts.reduce((rest, [text, instead]) => {
        const next = rest.replace(text, instead);
        if (next === rest) throw new Error(`${id} has no ${text}: see web/build/leave-out-unused.ts`);
        return next;
      }, code);
    },
  },
};
