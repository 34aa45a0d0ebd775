import type { Plugin } from 'vite';

/** What antd says in English to whoever listens, whatever the page speaks: each file, what it says there, and what is heard instead. */
const SAID: [file: RegExp, said: RegExp, heard: string][] = [
  // An icon stands beside the word that says it.
  [/icons\/es\/components\/AntdIcon(Light)?\.js$/, /role: "img",\s*"aria-label": icon\.name\b/, '...(restProps["aria-label"] ? { role: "img" } : { "aria-hidden": true })'],
  // Whoever hears it may turn the page to another language: the word is looked for as it is shown.
  [/select\/es\/SelectInput\/index\.js$/, /"aria-label": clearLabel\b/, '"aria-label": clearLabel === "Clear" && document.documentElement.lang === "id" ? "Kosongkan" : clearLabel'],
  // What turns the page is the item around it, which says so.
  [/antd\/es\/pagination\/Pagination\.js$/, /type: "button",\s*tabIndex: -1/g, 'type: "button", tabIndex: -1, "aria-hidden": true'],
  // The field itself goes up and down by arrow keys; nobody comes to these but with a pointer.
  [/input-number\/es\/StepHandler\.js$/, /"aria-label": isUpAction \? 'Increase Value' : 'Decrease Value'/, '"aria-hidden": true'],
];

/** Takes the English out of what screen readers are told by antd where it leaves no word to be given. */
export const saidByAntd = (): Plugin => ({
  name: 'said-by-antd',
  apply: 'build',
  transform(code, id) {
    const found = SAID.find(([file]) => file.test(id));
    if (!found) return null;
    const [, said, heard] = found;
    const changed = code.replace(said, heard);
    if (changed === code) throw new Error(`${id} says its names otherwise than it used to`);
    return { code: changed, map: null };
  },
});
