package zoetrope.internal.mobject;

import java.util.ArrayList;
import java.util.List;

/** Places on a line for objects that must not overlap. */
public final class Spreading {
  private Spreading() {}

  /**
   * Neighbours that touch. Without their sizes they would have one place in common: the mean of
   * their wanted places, which minimizes the sum of their squared movements.
   */
  private record Block(double sum, int count) {
    double place() {
      return sum / count;
    }

    Block and(Block next) {
      return new Block(sum + next.sum, count + next.count);
    }
  }

  /**
   * Returns the places nearest to the wanted ones at which neighbours are at least {@code gap}
   * apart.
   *
   * @param wanted the wanted centres, in ascending order
   * @param sizes the lengths of the objects along the line
   */
  public static double[] places(double[] wanted, double[] sizes, double gap) {
    double[] offsets = new double[wanted.length];
    for (int i = 1; i < offsets.length; i++) {
      offsets[i] = offsets[i - 1] + (sizes[i - 1] + sizes[i]) / 2 + gap;
    }
    List<Block> blocks = new ArrayList<>();
    for (int i = 0; i < wanted.length; i++) {
      Block block = new Block(wanted[i] - offsets[i], 1);
      while (!blocks.isEmpty() && blocks.get(blocks.size() - 1).place() > block.place()) {
        block = blocks.remove(blocks.size() - 1).and(block);
      }
      blocks.add(block);
    }
    double[] places = new double[wanted.length];
    int i = 0;
    for (Block block : blocks) {
      for (int last = i + block.count; i < last; i++) {
        places[i] = block.count == 1 ? wanted[i] : block.place() + offsets[i];
      }
    }
    return places;
  }
}
