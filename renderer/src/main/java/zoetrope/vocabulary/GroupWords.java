package zoetrope.vocabulary;

import java.util.List;
import java.util.stream.Stream;
import zoetrope.color.Color;
import zoetrope.mobject.GridLayout;
import zoetrope.mobject.Group;
import zoetrope.mobject.MatrixLayout;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.NamedGroup;
import zoetrope.text.TextStyle;

/** Groups, layouts, styles and colours. */
public abstract class GroupWords extends ImageWords {
  /** For the words that follow; not to be made. */
  protected GroupWords() {}

  /**
   * A group of these objects, of the type that they have in common. One that is to take in objects
   * of other types is declared as such: {@code Group<Mobject<?>> all = group(circle, square)}.
   */
  @SafeVarargs
  public static <E extends Mobject<?>> Group<E> group(E... mobjects) {
    Group<E> group = new Group<>();
    for (E mobject : mobjects) {
      group.add(mobject);
    }
    return group;
  }

  /** A group of these objects. */
  public static <E extends Mobject<?>> Group<E> group(List<? extends E> mobjects) {
    return new Group<>(mobjects);
  }

  /** A group of these objects. */
  public static <E extends Mobject<?>> Group<E> group(Stream<? extends E> mobjects) {
    return Group.of(mobjects);
  }

  /** A layout for {@code arrangeInGrid}: so many rows and columns, with options to follow. */
  public static GridLayout gridLayout(int rows, int columns) {
    return GridLayout.of(rows, columns);
  }

  /** The default layout of matrices, with options to follow. */
  public static MatrixLayout matrixLayout() {
    return MatrixLayout.DEFAULT;
  }

  /** The default style of texts, with options to follow. */
  public static TextStyle textStyle() {
    return TextStyle.DEFAULT;
  }

  /** A colour by its hexadecimal digits, such as {@code #58C4DD}. */
  public static Color hex(String text) {
    return Color.hex(text);
  }

  /** A colour by red, green and blue in [0, 1]. */
  public static Color rgb(double red, double green, double blue) {
    return Color.rgb(red, green, blue);
  }

  /** A colour by hue, saturation and lightness in [0, 1]. */
  public static Color hsl(double hue, double saturation, double lightness) {
    return Color.hsl(hue, saturation, lightness);
  }

  /** A group without children, whose children are to have names. */
  public static <K, E extends Mobject<?>> NamedGroup<K, E> namedGroup() {
    return new NamedGroup<>();
  }
}
