package zoetrope.animation.creation;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.text.StringMobject;

/** Factory methods of animations that draw, write and type. */
public class Creation extends Fading {
  /** For subclasses that add methods. */
  protected Creation() {}

  /** Paths are drawn from start to end, one member after the other. */
  public static ShowCreation showCreation(Mobject<?> mobject) {
    return new ShowCreation(mobject, false);
  }

  /** {@link #showCreation} by the name of the community's Manim. */
  public static ShowCreation create(Mobject<?> mobject) {
    return showCreation(mobject);
  }

  /** Paths are undrawn, and the object leaves the stage. */
  public static ShowCreation uncreate(Mobject<?> mobject) {
    return new ShowCreation(mobject, true);
  }

  /** Outlines are drawn, then become the object; 2 s. */
  public static DrawBorderThenFill drawBorderThenFill(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.DRAW_BORDER_THEN_FILL);
  }

  /** The object is written, member by member; 1 s, or 2 s from 15 members on. */
  public static DrawBorderThenFill write(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.WRITE);
  }

  /** The object is unwritten, the last member first, and leaves the stage. */
  public static DrawBorderThenFill unwrite(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.UNWRITE);
  }

  /** Shows an increasing number of a group's children. */
  public static ShowSubsets showIncreasingSubsets(TypedGroup<?, ?> group) {
    return new ShowSubsets(group, false);
  }

  /** Shows the children of a group one at a time; only the last remains. */
  public static ShowSubsets showSubmobjectsOneByOne(TypedGroup<?, ?> group) {
    return new ShowSubsets(group, true);
  }

  /** A text appears word by word; 0.2 s each. */
  public static Typing addTextWordByWord(StringMobject<?> text) {
    return new Typing("AddTextWordByWord", text, true, false, null);
  }

  /** A text appears letter by letter; 0.1 s each. */
  public static Typing addTextLetterByLetter(StringMobject<?> text) {
    return new Typing("AddTextLetterByLetter", text, false, false, null);
  }

  /** Removes a text letter by letter, the last first; 0.1 s each. */
  public static Typing removeTextLetterByLetter(StringMobject<?> text) {
    return new Typing("RemoveTextLetterByLetter", text, false, true, null);
  }

  /** {@link #addTextLetterByLetter} with a cursor behind the last letter. */
  public static Typing typeWithCursor(StringMobject<?> text, Mobject<?> cursor) {
    return new Typing("TypeWithCursor", text, false, false, cursor);
  }

  /** {@link #removeTextLetterByLetter} with a cursor behind the last letter. */
  public static Typing untypeWithCursor(StringMobject<?> text, Mobject<?> cursor) {
    return new Typing("UntypeWithCursor", text, false, true, cursor);
  }

  /** The children of an object fly in on spirals. */
  public static SpiralIn spiralIn(Mobject<?> mobject) {
    return new SpiralIn(mobject);
  }
}
