/** Whether a part of the product is switched on; implemented where the switches are kept. */
export abstract class Switches {
  abstract isOn(feature: string): Promise<boolean>;
}
