package zoetrope.mobject.annotations;

import java.util.List;
import java.util.stream.IntStream;
import zoetrope.color.Palette;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.MobjectTrees;
import zoetrope.mobject.text.IntegerNumber;
import zoetrope.processor.Word;

/** Numbers on the children of an object, for instance to find the indices of glyphs. */
public final class IndexLabels {
  private static final double LABEL_HEIGHT = 0.15;
  private static final double HALO_WIDTH = 5;

  private IndexLabels() {}

  /**
   * Creates labels with the index of each child in its centre, 0.15 units high, with a black halo.
   * Use it while you write a scene: {@code add(formula, indexLabels(formula))}.
   */
  @Word
  public static Group<IntegerNumber> indexLabels(Mobject<?> mobject) {
    return indexLabels(mobject, LABEL_HEIGHT);
  }

  /**
   * Creates labels with the index of each child in its centre.
   *
   * @param height the height of the digits in scene units, above 0
   */
  @Word
  public static Group<IntegerNumber> indexLabels(Mobject<?> mobject, double height) {
    Preconditions.requireAbove("the height of index labels", height, 0);
    List<? extends Mobject<?>> children = mobject.children();
    Group<IntegerNumber> labels =
        Group.of(
            IntStream.range(0, children.size())
                .mapToObj(i -> label(i, height).moveTo(children.get(i))));
    labels.visit(m -> MobjectTrees.fixAlone(m, mobject.fixedInFrame()));
    return labels;
  }

  private static IntegerNumber label(int index, double height) {
    return new IntegerNumber(index).setBackstroke(Palette.BLACK, HALO_WIDTH).setHeight(height);
  }
}
