package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;

/**
 * What a block is like.
 *
 * @param kilograms its mass
 * @param name of the mass, as it stands above the block
 * @param side its length, in scene units
 * @param color what it is filled with
 */
record Mass(double kilograms, String name, double side, Color color) {
  static final Mass ONE = new Mass(1, "1 kg", 1.2, BLUE_D);
  static final Mass HUNDRED = new Mass(100, "100 kg", 1.8, TEAL_D);
  static final Mass TEN_THOUSAND = new Mass(1e4, "10,000 kg", 2.4, GREY_BROWN);
  static final Mass MILLION = new Mass(1e6, "1,000,000 kg", 3, GREY_D);
}
