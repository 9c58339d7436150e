package zoetrope.scenes.attention;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.geometry.Bounds;
import zoetrope.scene.Scene;

/** A film with its parameters, to be asked again and again what it shows when. */
record Film(Supplier<? extends Scene> scene, Map<String, String> parameters) {

  static Film of(Supplier<? extends Scene> scene) {
    return new Film(scene, Map.of());
  }

  Film with(String parameter, String value) {
    return new Film(scene, Map.of(parameter, value));
  }

  /** How long it lasts, in seconds. */
  double duration() {
    return FilmRuns.run(scene.get(), parameters).duration().seconds();
  }

  /** When its plays and pauses begin, in seconds. */
  List<Double> beats() {
    return FilmRuns.starts(FilmRuns.run(scene.get(), parameters));
  }

  /** What is seen at a time. */
  Frame at(double seconds) {
    return FilmRuns.frame(scene.get(), parameters, seconds);
  }

  /** The box of all items. */
  static Bounds box(List<Item> items) {
    Bounds all = Bounds.EMPTY;
    for (Item item : items) {
      all = all.union(item.bounds());
    }
    return all;
  }
}
