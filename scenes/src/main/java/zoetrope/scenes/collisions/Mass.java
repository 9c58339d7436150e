package zoetrope.scenes.collisions;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;

/**
 * The mass and look of a block.
 *
 * @param kilograms the mass
 * @param name the label of the mass above the block
 * @param side the side length, in scene units
 * @param color the fill colour
 */
record Mass(double kilograms, String name, double side, Color color) {
  static final Mass ONE = new Mass(1, "1 kg", 1.2, BLUE_D);
  static final Mass HUNDRED = new Mass(100, "100 kg", 1.8, TEAL_D);
  static final Mass TEN_THOUSAND = new Mass(1e4, "10,000 kg", 2.4, GREY_BROWN);
  static final Mass MILLION = new Mass(1e6, "1,000,000 kg", 3, GREY_D);
}
