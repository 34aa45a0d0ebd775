import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FEATURES, type Feature } from '#contract/institution/institution';
import { SchoolSettings } from '#projections/institution/settings.query';
import { Switches } from '#server/kit/edge/switches';

/** The school's settings decide; what is not among its switches is off. */
@Injectable()
export class InstitutionSwitches extends Switches {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  async isOn(feature: string) {
    return isFeature(feature) && (await this.queries.execute(new SchoolSettings()))[feature] === 1;
  }
}

const isFeature = (name: string): name is Feature => FEATURES.includes(name as Feature);
