import { z } from 'zod';
import { WARNA } from '#contract/institution/institution';

/** The menu's width in pixels (specification 9). */
export const MENU_WIDTH = { min: 200, usual: 256, max: 320 } as const;

const choices = {
  menu_layout: z.enum(['left', 'top']),
  theme: z.enum(['default', 'dark', 'system']),
  primary_color: z.string().regex(WARNA).nullable(),
  menu_width: z.int().min(MENU_WIDTH.min).max(MENU_WIDTH.max),
  language: z.enum(['id', 'en']).nullable(),
  density: z.enum(['comfortable', 'compact']),
};
/** How a person wants the product to look. Null is what the school, or the device, has. Who chose before there were densities has the usual one. */
export const Display = z.object({ ...choices, density: choices.density.default('comfortable') });
export type Display = z.output<typeof Display>;
export const display = z.object(choices).partial().shape;

export const defaultDisplay: Display = { menu_layout: 'left', theme: 'system', primary_color: null, menu_width: MENU_WIDTH.usual, language: null, density: 'comfortable' };
