package zoetrope.scenes.pictures;

import java.util.Locale;
import java.util.function.Supplier;
import zoetrope.mobject.Group;
import zoetrope.mobject.Shape;

/**
 * A picture for a word, or for the meaning of a word in its context. All fill the square of 8 units
 * around the origin and are recognizable at 70 pixels.
 *
 * <pre>{@code
 * RasterImage forest = Pictures.resource(Emblem.class, Emblem.FOREST.file());
 * }</pre>
 */
public enum Emblem {
  /** Puffs of pale lilac fur, stacked like a cloud. */
  FLUFFY(Puffs::draw),
  /** A glossy drop above water, all blue. */
  BLUE(Drop::draw),
  /** A round animal with orange-brown fur. */
  CREATURE(() -> Creature.orange().draw()),
  /** A spray of bright green leaves. */
  VERDANT(Leaves::draw),
  /** Dark firs in layers of mist. */
  FOREST(() -> Firs.inMist().draw()),
  /** The animal of {@link #CREATURE}, greyer and with longer fur. */
  CREATURE_2(() -> Creature.grey().draw()),
  /** The animal of {@link #CREATURE} in blue, with long fur. */
  BLUE_FLUFF(() -> Creature.blue().draw()),
  /** The firs of {@link #FOREST} in saturated green. */
  VERDANT_FOREST(() -> Firs.verdant().draw());

  private final Supplier<Group<Shape>> drawing;

  Emblem(Supplier<Group<Shape>> drawing) {
    this.drawing = drawing;
  }

  /** Returns the name of the file in the package of this class, such as {@code blue_fluff.png}. */
  public String file() {
    return name().toLowerCase(Locale.ROOT) + ".png";
  }

  /**
   * Draws the picture, which is opaque over the square with corners (-4, -4) and (4, 4). Each call
   * returns the same shapes, ordered from back to front.
   */
  public Group<Shape> draw() {
    return drawing.get();
  }
}
