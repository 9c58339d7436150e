package zoetrope.mobject.charts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import zoetrope.geometry.Directions;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.text.BaselineAlignment;
import zoetrope.mobject.text.Text;

/** The sizes and places of names that must not overlap. */
final class NamePlaces {
  /** The smallest font size of names. */
  private static final double MIN_SIZE = 16;

  private static final double MAX_WIDTH = 2.6;
  private static final double GAP = 0.12;
  private static final double TURN = Math.PI / 4;

  private NamePlaces() {}

  /** Creates a name at most 2.6 scene units wide; a longer one ends with an ellipsis. */
  static Text name(String name) {
    String plain = name.isBlank() ? "\u2013" : name.strip();
    Text text = new Text(plain).fontSize(Chart.FONT_SIZE);
    for (int end = plain.length() - 1; end > 0 && text.width() > MAX_WIDTH; end--) {
      end = Math.min(end, (int) (plain.length() * MAX_WIDTH / text.width()) + 1);
      int whole = plain.offsetByCodePoints(0, plain.codePointCount(0, end));
      text = new Text(plain.substring(0, whole).strip() + "\u2026").fontSize(Chart.FONT_SIZE);
    }
    return text;
  }

  /**
   * Places names below an axis, each at its place. Names that would touch are smaller; if that is
   * not enough, they are turned by 45 degrees; if that is not enough, only every second, third ...
   * name remains.
   *
   * @param places the points of the names at the axis
   */
  static void below(Group<Text> names, List<Vec> places, double buff) {
    double slot = places.size() < 2 ? MAX_WIDTH : places.get(0).distance(places.get(1));
    double widest = names.stream().mapToDouble(Text::width).max().orElse(0);
    double factor = Math.max(MIN_SIZE / Chart.FONT_SIZE, (slot - GAP) / Math.max(widest, GAP));
    boolean isTurned = widest * factor + GAP > slot + 1e-9;
    if (factor < 1) {
      names.forEach(name -> name.scale(isTurned ? MIN_SIZE / Chart.FONT_SIZE : factor));
    }
    for (int i = 0; i < names.size(); i++) {
      names.get(i).nextTo(places.get(i), Directions.DOWN, buff);
    }
    if (!isTurned) {
      BaselineAlignment.align(names.children(), false);
      return;
    }
    double line = names.stream().mapToDouble(Text::em).max().orElse(0);
    int every = Math.max(1, (int) Math.ceil(1.6 * line / slot));
    List<Text> shown =
        IntStream.range(0, names.size()).filter(i -> i % every == 0).mapToObj(names::get).toList();
    for (Text name : shown) {
      name.rotate(TURN);
      Vec place = places.get(names.children().indexOf(name));
      name.moveTo(place.plus(Vec.of(line / 2, -buff)), Directions.UR);
    }
    names.setChildren(shown);
  }

  /**
   * Returns places that are at least {@code gap} apart and as near as possible to the wanted ones.
   * Equal places keep their order: the first is the highest.
   */
  static double[] apart(double[] wanted, double gap) {
    List<Integer> order =
        IntStream.range(0, wanted.length)
            .boxed()
            .sorted(
                Comparator.comparingDouble((Integer i) -> wanted[i])
                    .thenComparing(Comparator.reverseOrder()))
            .toList();
    List<double[]> blocks = new ArrayList<>();
    for (int k = 0; k < order.size(); k++) {
      double[] block = {wanted[order.get(k)] - k * gap, 1};
      while (!blocks.isEmpty() && blocks.get(blocks.size() - 1)[0] > block[0]) {
        double[] before = blocks.remove(blocks.size() - 1);
        double count = before[1] + block[1];
        block = new double[] {(before[0] * before[1] + block[0] * block[1]) / count, count};
      }
      blocks.add(block);
    }
    double[] places = new double[wanted.length];
    int k = 0;
    for (double[] block : blocks) {
      for (int n = 0; n < block[1]; n++, k++) {
        places[order.get(k)] = block[0] + k * gap;
      }
    }
    return places;
  }
}
