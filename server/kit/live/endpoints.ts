import { Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ENDPOINT, type Mounted } from '#server/kit/edge/endpoint';

/** Every mounted line of the contract with its policy. */
@Injectable()
export class Endpoints {
  private known: Map<string, Mounted> | undefined;

  constructor(private readonly discovery: DiscoveryService, private readonly scanner: MetadataScanner) {}

  all() {
    this.known ??= new Map(this.discovery.getControllers().flatMap(({ instance }) => this.of(instance)).map((it) => [it.endpoint.name, it]));
    return this.known;
  }

  private of(controller: object): Mounted[] {
    const prototype = Object.getPrototypeOf(controller);
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => Reflect.getMetadata(ENDPOINT, prototype[name]) ?? []);
  }
}
