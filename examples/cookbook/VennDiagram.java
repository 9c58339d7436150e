package cookbook;

import static zoetrope.Zoetrope.*;

import java.util.List;

/** Three sets, and the areas of some of their combinations. */
public final class VennDiagram extends Scene {
  // still: 5.2
  @Override
  protected void construct() {
    var sets = group(circle(1.9), circle(1.9), circle(1.9)).setStroke(WHITE, 3);
    var places = List.of(at(-1.2, 0.4), at(1.2, 0.4), at(0, -1.5));
    var names = group(tex("A"), tex("B"), tex("C")).scale(1.3);
    for (int i = 0; i < 3; i++) {
      sets.get(i).moveTo(places.get(i));
      names.get(i).moveTo(interpolate(at(0, -0.2), places.get(i), 2.1));
    }
    play(laggedStart(sets, s -> create(s)), fadeIn(names));
    var a = sets.get(0);
    var b = sets.get(1);
    var c = sets.get(2);
    var areas =
        List.of(union(a, b), intersection(a, b), difference(a, b, c), intersection(a, b, c));
    var labels =
        List.of("A \\cup B", "A \\cap B", "A \\setminus B \\setminus C", "A \\cap B \\cap C");
    for (int i = 0; i < areas.size(); i++) {
      var area = areas.get(i).setFill(BLUE, 0.6).setStroke(BLUE, 0);
      var label = tex(labels.get(i)).scale(1.2).toEdge(UP);
      play(fadeIn(area).runTime(0.5), write(label).runTime(0.5));
      pause(0.5);
      play(fadeOut(area, label).runTime(0.5));
    }
  }
}
