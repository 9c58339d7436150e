package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.author.Runs;
import zoetrope.frame.Item;
import zoetrope.frame.RasterImage;
import zoetrope.frame.Resampling;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.image.ImageMobject;
import zoetrope.scene.SceneException;

/** Every kind of transform from one image to another is a cross-fade. */
class PictureBlendTest {
  private static ImageMobject picture(int side, int argb) {
    int[] pixels = new int[side * side];
    Arrays.fill(pixels, argb);
    return new ImageMobject(new RasterImage(side, side, pixels));
  }

  @ParameterizedTest
  @ValueSource(strings = {"transform", "replacement", "group", "matched", "target"})
  void pixelsAndPlacesAreMixed(String how) {
    for (Resampling resampling : List.of(Resampling.NEAREST, Resampling.BILINEAR)) {
      ImageMobject a = picture(2, 0xFF000000).resampling(resampling).shift(left(2));
      ImageMobject b = picture(3, 0xFFFFFFFF).resampling(resampling).shift(right(2));
      Runs.Run run =
          Runs.run(
              s -> {
                s.put(a);
                s.playAll(animation(how, a, b).rate(LINEAR).runTime(1));
              });
      for (int k = 0; k < 10; k++) {
        Item.Image seen =
            (Item.Image)
                run.items(k).stream().filter(i -> i instanceof Item.Image).findFirst().get();
        double share = k == 9 ? 1 : k / 10.0;
        assertEquals(4 * share - 2, seen.bounds().center().x(), 1e-9);
        int argb = seen.source().argb()[0];
        assertEquals(255, argb >>> 24);
        assertEquals(255 * share, argb & 255, 1);
      }
    }
  }

  private static Animation<?> animation(String how, ImageMobject a, ImageMobject b) {
    return switch (how) {
      case "transform" -> transform(a, b);
      case "replacement" -> replacementTransform(a, b);
      case "group" -> transform(group(a), group(b));
      case "matched" -> transformMatchingShapes(a, b).matchedPair(a, b);
      default -> animate(a, m -> m.become(b));
    };
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void transparentPixelsHaveNoColour(boolean first) {
    ImageMobject a = picture(2, first ? 0x00FF0000 : 0xFF0000FF);
    ImageMobject b = picture(2, first ? 0xFF0000FF : 0x00FF0000);
    Runs.Run run = Runs.run(s -> s.playAll(transform(a, b).rate(LINEAR)));
    Stream<Item> items = run.items(5).stream();
    Item.Image seen = (Item.Image) items.findFirst().get();
    int argb = seen.source().argb()[0];
    assertTrue(Math.abs((argb >>> 24) - 128) <= 1);
    assertEquals(0x0000FF, argb & 0xFFFFFF);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rejectsATransformFromAnImageToAPathWithAFix(boolean grouped) {
    Mobject<?> a = grouped ? group(picture(2, -1)) : picture(2, -1);
    Mobject<?> b = grouped ? group(square(1)) : square(1);
    SceneException failure =
        assertThrows(SceneException.class, () -> Runs.run(s -> s.playAll(transform(a, b))));
    assertTrue(failure.getMessage().contains("fadeTransform"));
  }
}
