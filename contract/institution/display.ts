import { z } from 'zod';
import { WARNA } from '#contract/institution/institution';

/** The menu's width in pixels (specification 9). */
export const MENU_WIDTH = { min: 200, usual: 256, max: 320 } as const;

/** How a person wants the product to look. Null is what the school, or the device, has. */
export const Display = z.object({
  menu_layout: z.enum(['left', 'top']),
  theme: z.enum(['default', 'dark', 'system']),
  primary_color: z.string().regex(WARNA).nullable(),
  menu_width: z.int().min(MENU_WIDTH.min).max(MENU_WIDTH.max),
  language: z.enum(['id', 'en']).nullable(),
});
export type Display = z.infer<typeof Display>;
export const display = Display.partial().shape;

export const defaultDisplay: Display = { menu_layout: 'left', theme: 'system', primary_color: null, menu_width: MENU_WIDTH.usual, language: null };
