package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.RoundedRectangle;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/** The stations of a model in a row at the upper edge, with a frame at the current one. */
final class ModelMap {
  private static final double GAP = 0.16;

  /** The maximum number of layers that have a station for each of their parts. */
  private static final int MAX_DETAILED = 3;

  private final FrameShape shape = FrameShape.current();
  private final double y = shape.choose(3.55, 5.4, 7.3);
  private final int layers;
  private final Group<Mobject<?>> stations = group();
  private final RoundedRectangle frame;

  ModelMap(int layers) {
    this.layers = layers;
    List<String> names = new ArrayList<>(List.of("words", "vectors"));
    for (int layer = 0; layer < layers; layer++) {
      int number = Conventions.numberOf(layer);
      names.addAll(
          layers <= MAX_DETAILED
              ? List.of("attention " + number, "network " + number)
              : List.of("" + number));
    }
    names.add("next word");
    double width = shape.choose(13.2, 11.4, 8.6) / names.size() - GAP;
    for (int i = 0; i < names.size(); i++) {
      var box = roundedRectangle(width, 0.46, 0.1).setStroke(GREY_C, 1.5).setFill(GREY_E, 0.6);
      box.moveTo(at((i - (names.size() - 1) / 2.0) * (width + GAP), y));
      var name = text(names.get(i)).fontSize(24).setColor(GREY_A).setMaxWidth(width - 0.1);
      name.setX(box.x()).shift(up(y - 0.07 - name.baseline().y()));
      stations.add(group(box, name));
    }
    frame = roundedRectangle(width, 0.46, 0.1).setStroke(YELLOW, 3).setFill(YELLOW, 0);
    frame.moveTo(stations.get(0));
  }

  Animation<?> appear() {
    return animationGroup(fadeIn(stations), fadeIn(frame));
  }

  Mobject<?> all() {
    return group(stations, frame);
  }

  Animation<?> toWords() {
    return to(0);
  }

  Animation<?> toVectors() {
    return to(1);
  }

  Animation<?> toAttention(int layer) {
    return to(layers <= MAX_DETAILED ? 2 + 2 * layer : 2 + layer);
  }

  Animation<?> toNetwork(int layer) {
    return to(layers <= MAX_DETAILED ? 3 + 2 * layer : 2 + layer);
  }

  Animation<?> toNextWord() {
    return to(stations.size() - 1);
  }

  private Animation<?> to(int station) {
    return animate(frame, f -> f.moveTo(stations.get(station)));
  }
}
