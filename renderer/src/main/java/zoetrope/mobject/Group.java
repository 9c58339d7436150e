package zoetrope.mobject;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zoetrope.processor.Word;

/**
 * Several mobjects that are handled as one.
 *
 * <pre>{@code
 * var row = group(a, b, c).arrange(RIGHT);
 * play(fadeIn(row));
 * }</pre>
 *
 * @param <E> what all children have in common
 */
public final class Group<E extends Mobject<?>> extends TypedGroup<E, Group<E>> {

  /** A group of these objects. */
  @SafeVarargs
  public Group(E... mobjects) {
    for (E m : mobjects) {
      add(m);
    }
  }

  /** A group of these objects. */
  public Group(List<? extends E> mobjects) {
    for (E m : mobjects) {
      add(m);
    }
  }

  /** A group of these objects. */
  @Word("group")
  public static <E extends Mobject<?>> Group<E> of(Stream<? extends E> mobjects) {
    return new Group<>(mobjects.toList());
  }

  /** A group of {@code n} copies of {@code mobject} in the same place. */
  public static <S extends Mobject<S>> Group<S> ofCopies(S mobject, int n) {
    List<S> copies = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      copies.add(mobject.copy());
    }
    return new Group<>(copies);
  }

  /** A grid of copies of {@code mobject}, row by row, of the layout's rows and columns. */
  public static <S extends Mobject<S>> Group<S> ofCopies(S mobject, GridLayout layout) {
    return ofCopies(mobject, layout.rows() * layout.columns()).arrangeInGrid(layout);
  }
}
