import type { Content } from 'pdfmake';

/** Width and height in millimetres (domain 3). */
const PAPER = { A4: [210, 297], F4: [215, 330] } as const;
export type Paper = keyof typeof PAPER;
const MARGIN_MM = 20;

/** A document before it is printed: values and no functions, so that tests read what it says and it can be printed apart. */
export type Sheet = {
  paper: Paper;
  /** What a reader shows above its pages, and who it is by. */
  title: string;
  author: string;
  made: string;
  /** At the foot of every page, beside its number. */
  foot: string;
  /** Only which page it is, not of how many. */
  isUncounted?: boolean;
  /** Written across every page. */
  mark?: string;
  /** Stands at the top of each page from that one on, and is as tall as that. */
  head?: { content: Content[]; height: number; from: number };
  content: Content[];
};

/** In points, as PDF counts. */
export const mm = (millimetres: number) => (millimetres * 72) / 25.4;
export const margin = mm(MARGIN_MM);
export const sizeOf = (paper: Paper) => ({ width: mm(PAPER[paper][0]), height: mm(PAPER[paper][1]) });
/** How wide that is which is written on. */
export const widthOf = (paper: Paper) => mm(PAPER[paper][0]) - 2 * margin;
