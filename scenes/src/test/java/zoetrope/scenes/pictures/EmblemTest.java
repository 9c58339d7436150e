package zoetrope.scenes.pictures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zoetrope.color.Color;
import zoetrope.frame.Item;
import zoetrope.frame.Paint;
import zoetrope.geometry.Bounds;

/** Tests the common properties of all emblems. */
class EmblemTest {
  @ParameterizedTest
  @EnumSource
  void isDrawnTheSameEveryTime(Emblem emblem) {
    assertEquals(items(emblem), items(emblem));
  }

  @ParameterizedTest
  @EnumSource
  void beginsWithAnOpaqueGroundThatCoversTheSquare(Emblem emblem) {
    Item.Shape ground = (Item.Shape) items(emblem).get(0);
    Bounds box = ground.bounds();
    assertTrue(box.min().x() <= -4 && box.min().y() <= -4, box::toString);
    assertTrue(box.max().x() >= 4 && box.max().y() >= 4, box::toString);
    Paint.Gradient fill = (Paint.Gradient) ground.style().fill();
    assertTrue(
        fill.stops().stream()
            .map(Paint.Stop::color)
            .mapToDouble(Color::alpha)
            .allMatch(a -> a == 1));
  }

  private static List<Item> items(Emblem emblem) {
    List<Item> items = new ArrayList<>();
    emblem.draw().appendItems(items);
    return items;
  }
}
