package zoetrope.animation.creation;

import zoetrope.mobject.Mobject;
import zoetrope.mobject.TypedGroup;
import zoetrope.mobject.text.StringMobject;

/** The factory methods of animations that draw, write and type. */
public class Creation extends Fading {
  protected Creation() {}

  /** Draws the paths of a mobject from start to end, one member after the other. */
  public static ShowCreation showCreation(Mobject<?> mobject) {
    return new ShowCreation(mobject, false);
  }

  /** Draws the paths of a mobject; another name of {@link #showCreation}, from Manim CE. */
  public static ShowCreation create(Mobject<?> mobject) {
    return showCreation(mobject);
  }

  /** Undraws the paths of a mobject and removes it from the stage. */
  public static ShowCreation uncreate(Mobject<?> mobject) {
    return new ShowCreation(mobject, true);
  }

  /** Draws the outlines of a mobject and then fills them. The default run time is 2 s. */
  public static DrawBorderThenFill drawBorderThenFill(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.DRAW_BORDER_THEN_FILL);
  }

  /** Writes a mobject member by member; 1 s, or 2 s for 15 members or more. */
  public static DrawBorderThenFill write(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.WRITE);
  }

  /** Unwrites a mobject, the last member first, and removes it from the stage. */
  public static DrawBorderThenFill unwrite(Mobject<?> mobject) {
    return new DrawBorderThenFill(mobject, DrawBorderThenFill.Kind.UNWRITE);
  }

  /** Shows an increasing number of a group's children. */
  public static ShowSubsets showIncreasingSubsets(TypedGroup<?, ?> group) {
    return new ShowSubsets(group, false);
  }

  /** Shows the children of a group one at a time. Only the last remains. */
  public static ShowSubsets showSubmobjectsOneByOne(TypedGroup<?, ?> group) {
    return new ShowSubsets(group, true);
  }

  /** Adds a text word by word. Each word takes 0.2 s. */
  public static Typing addTextWordByWord(StringMobject<?> text) {
    return new Typing("AddTextWordByWord", text, true, false, null);
  }

  /** Adds a text letter by letter. Each letter takes 0.1 s. */
  public static Typing addTextLetterByLetter(StringMobject<?> text) {
    return new Typing("AddTextLetterByLetter", text, false, false, null);
  }

  /** Removes a text letter by letter, the last first. Each letter takes 0.1 s. */
  public static Typing removeTextLetterByLetter(StringMobject<?> text) {
    return new Typing("RemoveTextLetterByLetter", text, false, true, null);
  }

  /**
   * Adds a text letter by letter, with a cursor to the right of the last visible letter. Each
   * letter takes 0.1 s.
   */
  public static Typing typeWithCursor(StringMobject<?> text, Mobject<?> cursor) {
    return new Typing("TypeWithCursor", text, false, false, cursor);
  }

  /**
   * Removes a text letter by letter, with a cursor to the right of the last visible letter. Each
   * letter takes 0.1 s.
   */
  public static Typing untypeWithCursor(StringMobject<?> text, Mobject<?> cursor) {
    return new Typing("UntypeWithCursor", text, false, true, cursor);
  }

  /** Moves the children of a mobject in on spirals, while they fade in. */
  public static SpiralIn spiralIn(Mobject<?> mobject) {
    return new SpiralIn(mobject);
  }
}
