package zoetrope.mobject;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zoetrope.internal.diagnostics.Preconditions;

/**
 * A mobject whose children have one type: the base of {@link Group} and of composite objects.
 *
 * @param <E> the type of the children
 */
public abstract class TypedGroup<E extends Mobject<?>, S extends TypedGroup<E, S>>
    extends Mobject<S> implements Iterable<E> {

  /** Creates a group without children. */
  protected TypedGroup() {}

  /** Returns the number of children. */
  public int size() {
    return children().size();
  }

  /**
   * Returns child {@code index}. Negative indices count from the end: -1 is the last child.
   *
   * @throws IndexOutOfBoundsException if there is no such child; the message names the size
   */
  @SuppressWarnings("unchecked") // only objects of type E are added
  public E get(int index) {
    int i = index < 0 ? size() + index : index;
    if (i < 0 || i >= size()) {
      throw new IndexOutOfBoundsException(
          "there is no child "
              + index
              + " in "
              + Preconditions.a(kind())
              + " of "
              + size()
              + (size() == 0 ? "" : ": children count from 0, and the last is " + (size() - 1)));
    }
    return (E) children().get(i);
  }

  /**
   * Returns the first child.
   *
   * @throws IndexOutOfBoundsException if there are no children
   */
  public E first() {
    return get(0);
  }

  /**
   * Returns the last child.
   *
   * @throws IndexOutOfBoundsException if there are no children
   */
  public E last() {
    return get(-1);
  }

  /** Returns a group of the children from {@code start} on; negative indices count from the end. */
  public Group<E> from(int start) {
    return slice(start, size());
  }

  /** Returns a group of the children before {@code end}; negative indices count from the end. */
  public Group<E> to(int end) {
    return slice(0, end);
  }

  /**
   * Returns a group of the children from {@code start} to before {@code end}. Negative indices
   * count from the end.
   */
  public Group<E> slice(int start, int end) {
    int from = Math.max(0, start < 0 ? size() + start : start);
    int to = Math.min(size(), end < 0 ? size() + end : end);
    return pick(IntStream.range(from, to).toArray());
  }

  /** Returns a group of the children with these indices. Negative indices count from the end. */
  public Group<E> pick(int... indices) {
    return Group.of(Arrays.stream(indices).mapToObj(this::get));
  }

  /** Returns groups of {@code n} children each, in order; the last group may be smaller. */
  public Group<Group<E>> inGroupsOf(int n) {
    Preconditions.requireAtLeast("the number of children in a group", n, 1);
    List<Group<E>> parts = new ArrayList<>();
    for (int i = 0; i < size(); i += n) {
      parts.add(slice(i, Math.min(i + n, size())));
    }
    return new Group<>(parts);
  }

  /** Returns a group of the children that satisfy {@code condition}. */
  public Group<E> filter(Predicate<? super E> condition) {
    return Group.of(stream().filter(condition));
  }

  /** Returns a new group of one object for each child, created by {@code function}. */
  public <T extends Mobject<?>> Group<T> map(Function<? super E, ? extends T> function) {
    return Group.of(stream().<T>map(function));
  }

  /** Returns a new group of one object for each child, created from the child and its index. */
  public <T extends Mobject<?>> Group<T> mapIndexed(
      BiFunction<? super E, Integer, ? extends T> function) {
    return Group.of(IntStream.range(0, size()).<T>mapToObj(i -> function.apply(get(i), i)));
  }

  /** Returns the children in order. */
  public Stream<E> stream() {
    List<E> all = new ArrayList<>(size());
    for (E child : this) {
      all.add(child);
    }
    return all.stream();
  }

  /** Returns the children in order; the iterator reflects changes of the group. */
  @Override
  public Iterator<E> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return next < size();
      }

      @Override
      public E next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return get(next++);
      }
    };
  }

  /** Returns a group of {@code n} copies of this object, all in the same place. */
  public final Group<S> replicate(int n) {
    return Group.ofCopies(self(), n);
  }

  /** Returns a grid of copies of this object with the rows and columns of {@code layout}. */
  public final Group<S> grid(GridLayout layout) {
    return Group.ofCopies(self(), layout);
  }
}
