package zoetrope.scenes.models.loss;

import static zoetrope.Zoetrope.*;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.toy.ToyWeights.Name;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.scenes.components.ColorLegend;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.HeatMap;

/** A number for every weight of the model, as the pixels of one image for each matrix. */
final class WeightMaps {
  private static final double CELL = 0.07;
  private static final double GAP_X = 0.19;
  private static final double GAP_Y = 0.28;

  /**
   * The places of the matrices: two lines of columns, each with its matrices from top to bottom.
   */
  private static final List<List<List<Name>>> LINES =
      List.of(
          List.of(
              List.of(Name.EMBEDDING),
              List.of(Name.QUERY),
              List.of(Name.KEY),
              List.of(Name.VALUE),
              List.of(Name.OUTPUT)),
          List.of(
              List.of(Name.UP),
              List.of(Name.DOWN, Name.UP_BIAS, Name.DOWN_BIAS),
              List.of(Name.UNEMBEDDING),
              List.of(Name.POSITION)));

  private static final Map<Name, String> TITLES =
      Map.of(
          Name.EMBEDDING, "words",
          Name.QUERY, "queries",
          Name.KEY, "keys",
          Name.VALUE, "values",
          Name.OUTPUT, "output",
          Name.UP, "neurons",
          Name.UP_BIAS, "biases",
          Name.DOWN, "from neurons",
          Name.UNEMBEDDING, "next word",
          Name.POSITION, "places");

  private final Map<Name, ImageMobject> images = new EnumMap<>(Name.class);
  private final Group<Mobject<?>> all = group();
  private final double reach;

  /**
   * Creates the maps.
   *
   * @param middle the middle of their half of the frame
   * @param reach the distance from 0 of the brightest pixels
   * @param numbers the numbers of each matrix
   */
  WeightMaps(Vec middle, double reach, Function<Name, RealMatrix> numbers) {
    this.reach = reach;
    Group<Group<Mobject<?>>> lines = group();
    for (List<List<Name>> columns : LINES) {
      Group<Mobject<?>> line = group();
      for (List<Name> names : columns) {
        Group<Mobject<?>> column = group();
        names.forEach(name -> column.add(map(name, numbers.apply(name))));
        line.add(column.arrange(DOWN, 0.1));
        column.forEach(map -> map.setX(column.x(LEFT), LEFT));
      }
      lines.add(line.arrange(RIGHT, GAP_X));
      double top = images.get(columns.get(0).get(0)).y(UP);
      for (int i = 0; i < columns.size(); i++) {
        line.get(i).shift(up(top - images.get(columns.get(i).get(0)).y(UP)));
      }
    }
    lines.arrange(DOWN, GAP_Y).moveTo(middle);
    var legend = ColorLegend.of(new HeatMap(0.35, 0.2), reach).scale(1);
    legend.moveTo(middle.plus(at(0, -LossLayout.HALF_HEIGHT + 0.15)));
    all.add(lines);
    all.add(legend);
  }

  private Mobject<?> map(Name name, RealMatrix numbers) {
    ImageMobject image = image(numbers);
    images.put(name, image);
    if (!TITLES.containsKey(name)) {
      return image;
    }
    var title = text(TITLES.get(name)).fontSize(27).setColor(GREY_B).nextTo(image, UP, 0.08);
    title.shift(up(image.y(UP) + 0.12 - title.baseline().y()));
    return group(image, title);
  }

  private ImageMobject image(RealMatrix numbers) {
    var scale = colorScale(-reach, reach, RED, Conventions.ZERO, BLUE);
    var image = imageMobject(numbers.toRows(), scale).resampling(NEAREST);
    return image.setHeight(CELL * numbers.rows());
  }

  /** Returns the name of a matrix on the screen. */
  static String title(Name name) {
    return TITLES.getOrDefault(name, "biases");
  }

  /** Shows other numbers. */
  void show(Function<Name, RealMatrix> numbers) {
    images.forEach((name, image) -> image.setPicture(image(numbers.apply(name)).picture()));
  }

  /** Returns the place of one weight. */
  Vec place(Name name, int row, int column) {
    ImageMobject image = images.get(name);
    return at(image.x(LEFT) + (column + 0.5) * CELL, image.y(UP) - (row + 0.5) * CELL);
  }

  /** Returns all images, their names and the legend. */
  Group<Mobject<?>> all() {
    return all;
  }
}
