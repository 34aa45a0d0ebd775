/** How KaTeX is asked for formulas everywhere: MathML needs neither styles nor letters of its own, and nothing in a formula is trusted to link or load. */
export const FORMULA = { output: 'mathml', trust: false, throwOnError: false, strict: 'ignore', maxExpand: 200, maxSize: 20 } as const;
