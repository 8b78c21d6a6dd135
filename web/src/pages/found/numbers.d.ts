// The numbers as scripts/findings.ts hands them to the page.
declare module '$findings/numbers' {
  const findings: import('./findings').Findings;
  export default findings;
}
