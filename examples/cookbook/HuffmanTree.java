package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import zoetrope.color.Color;
import zoetrope.mobject.Mobject;

/** Huffman's tree of ABRACADABRA grows from the leaves: the two rarest trees are joined. */
public final class HuffmanTree extends Scene {
  private static final double LEAVES = -3;
  private static final double LEVEL = 1.5;

  private record Tree(Mobject<?> root, int count) {}

  @Override
  protected void construct() {
    List<Tree> forest = new ArrayList<>();
    for (String leaf : List.of("A 5", "B 2", "R 2", "C 1", "D 1")) {
      forest.add(new Tree(tile(leaf, TEAL), Integer.parseInt(leaf.substring(2))));
    }
    var leaves = row(forest.stream().map(Tree::root).toList()).gap(0.8).moveTo(at(0, LEAVES));
    play(laggedStart(leaves, leaf -> growFromCenter(leaf)));
    for (int level = 1; forest.size() > 1; level++) {
      forest.sort(Comparator.comparingInt(Tree::count));
      forest.add(join(forest.remove(0), forest.remove(0), LEAVES + level * LEVEL));
    }
    pause();
  }

  private Tree join(Tree one, Tree other, double height) {
    var left = one.root().x() < other.root().x() ? one.root() : other.root();
    var right = left == one.root() ? other.root() : one.root();
    int count = one.count() + other.count();
    var sum = tile("" + count, ORANGE).moveTo(at((left.x() + right.x()) / 2, height));
    var zero = line(sum.bottom(), left.top());
    var bit = line(sum.bottom(), right.top());
    play(indicate(left), indicate(right));
    play(
        growFromCenter(sum),
        create(zero),
        create(bit),
        fadeIn(zero.placeBeside(text("0").scale(0.6), UL)),
        fadeIn(bit.placeBeside(text("1").scale(0.6), UR)));
    return new Tree(sum, count);
  }

  private static Mobject<?> tile(String words, Color color) {
    var box = roundedRectangle(1.1, 0.6, 0.15).setStroke(color, 3).setFill(color, 0.3);
    return overlay(box, text(words).scale(0.7));
  }
}
