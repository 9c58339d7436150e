package zoetrope.mobject;

import java.util.List;
import java.util.stream.IntStream;
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
 * @param <E> the common type of all children
 */
public final class Group<E extends Mobject<?>> extends TypedGroup<E, Group<E>> {

  /** Creates a group of these mobjects. */
  @SafeVarargs
  public Group(E... mobjects) {
    for (E m : mobjects) {
      add(m);
    }
  }

  /** Creates a group of these mobjects. */
  public Group(List<? extends E> mobjects) {
    for (E m : mobjects) {
      add(m);
    }
  }

  /** Creates a group of these mobjects. */
  @Word("group")
  public static <E extends Mobject<?>> Group<E> of(Stream<? extends E> mobjects) {
    return new Group<>(mobjects.toList());
  }

  /** Creates a group of {@code n} copies of {@code mobject}, all in the same place. */
  public static <S extends Mobject<S>> Group<S> ofCopies(S mobject, int n) {
    return of(IntStream.range(0, n).mapToObj(i -> mobject.copy()));
  }

  /** Creates a grid of copies of {@code mobject}: the layout's rows times its columns. */
  public static <S extends Mobject<S>> Group<S> ofCopies(S mobject, GridLayout layout) {
    return ofCopies(mobject, layout.rows() * layout.columns()).arrangeInGrid(layout);
  }
}
