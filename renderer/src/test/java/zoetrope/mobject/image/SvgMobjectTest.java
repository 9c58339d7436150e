package zoetrope.mobject.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.Item;
import zoetrope.frame.Style;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Shape;
import zoetrope.svg.SvgDrawing;
import zoetrope.svg.model.SvgException;

/** A drawing as a mobject: size, place, parts, strokes. */
class SvgMobjectTest {
  private static SvgMobject draw(String content) {
    return new SvgMobject(
        SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>" + content + "</svg>"));
  }

  private static double strokeWidth(Mobject<?> child) {
    assertInstanceOf(Shape.class, child);
    return style(child).stroke().width(0);
  }

  @Test
  void isTwoUnitsHighCentredAndUpright() {
    SvgMobject drawing =
        draw(
            "<rect x='10' y='5' width='40' height='10'/><rect x='30' y='75' width='20'"
                + " height='10'/>");
    assertEquals(2, drawing.size());
    assertEquals(2, drawing.height(), 1e-9);
    assertEquals(1, drawing.width(), 1e-9);
    assertEquals(Vec.ZERO, drawing.center());
    assertTrue(drawing.get(0).center().y() > drawing.get(1).center().y());
  }

  @Test
  void aDrawingNextToTheClassIsFoundByItsName() {
    assertEquals(1, svgMobject("drawing").size());
    assertEquals(1, svgMobject("drawing.svg").size());
    var e = assertThrows(SvgException.class, () -> svgMobject("drawn"));
    assertTrue(e.getMessage().contains("zoetrope/mobject/image/drawn"), e.getMessage());
  }

  @Test
  void strokesHaveTheWidthsOfTheFileAndScaleOnRequest() {
    SvgMobject drawing =
        draw("<rect width='50' height='50' stroke='red' stroke-width='5' stroke-dasharray='2'/>");
    assertEquals(20, strokeWidth(drawing.get(0)), 1e-6);
    drawing.scale(3);
    assertEquals(20, strokeWidth(drawing.get(0)), 1e-6);
    assertEquals(60, strokeWidth(drawing.fitStrokes().get(0)), 1e-6);
    assertEquals(0.12, drawing.scale(), 1e-9);
    assertEquals(0, strokeWidth(drawing.withoutStrokes().get(0)));
  }

  @Test
  void partsAreFoundByTheIdsOfTheFile() {
    SvgMobject drawing =
        draw(
            "<g id='house'><rect width='9' height='9'/><rect x='20' width='9' height='9'/>"
                + "<circle id='door' r='3'/></g>");
    assertEquals(2, drawing.part("house").size());
    assertEquals(drawing.get(2), drawing.part("door").get(0));
    String message =
        assertThrows(IllegalArgumentException.class, () -> drawing.part("roof")).getMessage();
    assertTrue(message.contains("house, door"), message);
  }

  @Test
  void anEmptyDrawingAndALineAreDrawn() {
    assertEquals(0, draw("").size());
    SvgMobject line = draw("<path d='M0 5h50' stroke='red'/>");
    assertEquals(2, line.width(), 1e-9);
    assertEquals(0, line.height(), 1e-9);
  }

  @Test
  void aCopyIsScaledIndependently() {
    SvgMobject drawing = draw("<rect width='50' height='50' stroke='red'/>");
    SvgMobject copy = drawing.copy().scale(2);
    assertEquals(2 * drawing.scale(), copy.scale(), 1e-12);
    assertEquals(0.08, copy.scale(), 1e-12);
  }

  private static Style style(Mobject<?> child) {
    List<Item> items = new ArrayList<>();
    child.appendItems(items);
    return items.isEmpty() ? Style.NONE : ((Item.Shape) items.get(0)).style();
  }

  @Test
  void setStrokeDrawsLinesThatTheFileLacks() {
    SvgMobject drawing =
        draw(
            "<rect width='9' height='9'/>"
                + "<rect x='20' width='9' height='9' stroke='red' stroke-opacity='0.5'/>");
    drawing.setStroke(WHITE, 10);
    assertEquals(WHITE, drawing.get(0).strokeColor());
    assertEquals(10, strokeWidth(drawing.get(0)));
    assertEquals(WHITE.withAlpha(0.5), drawing.get(1).strokeColor());
  }

  @Test
  void setStrokeReachesIntoLayers() {
    String two = "<rect width='9' height='9'/><rect x='5' width='9' height='9' stroke='red'/>";
    SvgMobject drawing = draw("<g opacity='0.5'>" + two + "</g>");
    Mobject<?> group = drawing.setStroke(WHITE, 10).get(0);
    assertEquals(WHITE, group.children().get(0).strokeColor());
    assertEquals(10, style(group.children().get(1)).stroke().width(0));
    drawing.withoutStrokes();
    group.children().forEach(child -> assertEquals(0, style(child).stroke().width(0)));
  }

  @Test
  void aDrawingOfLinesOnlyIsFilledWhenItIsGivenAFill() {
    String line = "<rect width='9' height='9' fill='none' stroke='red'/>";
    SvgMobject lines = draw(line);
    assertTrue(
        style(lines.setColor(BLUE).get(0)).fill().isInvisible(), "setColor does not fill a shape");
    assertEquals(GREEN, lines.setFill(GREEN).get(0).fillColor());
    SvgMobject mixed = draw(line + "<rect x='20' width='9' height='9' fill='red'/>");
    mixed.setFill(GREEN);
    assertTrue(style(mixed.get(0)).fill().isInvisible(), "the line stays a line");
    assertEquals(GREEN, mixed.get(1).fillColor());
    assertEquals(GREEN, mixed.setFill(GREEN, 1).get(0).fillColor());
  }

  @Test
  void aFillBorderStaysWhenColoursChange() {
    SvgMobject drawing = draw("<rect width='9' height='9' fill='red'/>").setFillBorder(0);
    assertEquals(0, style(drawing.setColor(BLUE).get(0)).fillBorder());
    assertEquals(0, style(drawing.setFill(GREEN).get(0)).fillBorder());
    assertEquals(0, style(drawing.copy().setFill(GREEN, 1).get(0)).fillBorder());
    SvgMobject other = draw("<rect width='9' height='9' fill='red'/>");
    assertEquals(0.5, style(other.setColor(BLUE).get(0)).fillBorder());
  }

  @Test
  void theViewBoxGivesIconsOfASetOneSize() {
    SvgMobject dash = draw("<path d='M10 50h80' stroke='red' stroke-width='10'/>");
    assertEquals(2, dash.width(), 1e-9);
    dash.sizedByViewBox();
    assertEquals(1.6, dash.width(), 1e-9);
    assertEquals(20, strokeWidth(dash.get(0)), 1e-6);
    assertTrue(dash.center().distance(Vec.ZERO) < 1e-9);
    SvgMobject corner = draw("<rect width='10' height='10'/>").sizedByViewBox();
    assertTrue(corner.center().distance(Vec.of(-0.9, 0.9)) < 1e-9);
    assertEquals(2, corner.viewBox().size().y(), 1e-9);
    assertEquals(4, corner.scale(2).viewBox().size().x(), 1e-9);
  }

  @Test
  void aCompressedDrawingIsRead(@TempDir Path folder) throws IOException {
    String svg = "<svg xmlns='http://www.w3.org/2000/svg'><rect width='5' height='5'/></svg>";
    var packed = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(packed)) {
      out.write(svg.getBytes(StandardCharsets.UTF_8));
    }
    Path file = Files.write(folder.resolve("icon.svgz"), packed.toByteArray());
    assertEquals(1, svgMobject(file).size());
    assertEquals(1, svgMobject(folder.resolve("icon")).size());
    byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
    Path broken = Files.write(folder.resolve("half.svgz"), half);
    String message = assertThrows(SvgException.class, () -> svgMobject(broken)).getMessage();
    assertTrue(message.contains("half.svgz is compressed, but damaged"), message);
  }

  @Test
  void aCompressedDrawingThatIsTooLargeIsRefused(@TempDir Path folder) throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(packed)) {
      byte[] blanks = new byte[1 << 20];
      Arrays.fill(blanks, (byte) ' ');
      for (int i = 0; i < 40; i++) {
        out.write(blanks);
      }
    }
    Path file = Files.write(folder.resolve("bomb.svgz"), packed.toByteArray());
    assertThrows(SvgException.class, () -> svgMobject(file));
  }

  @Test
  void usedContentIsFoundByTheIdOfTheUseAndOfItsParts() {
    SvgMobject car =
        new SvgMobject(
            SvgDrawing.parse(
                "<svg xmlns='http://www.w3.org/2000/svg'><defs><g id='wheel'><circle r='2'/>"
                    + "<circle id='hub' r='1'/></g></defs><g id='car'><use href='#wheel'/>"
                    + "<use id='back' href='#wheel' x='9'/></g><circle id='sun' r='1'/></svg>"));
    assertEquals(1, car.part("car").size());
    assertEquals(1, car.part("back").size());
    assertEquals(2, car.part("hub").size());
    assertEquals(1, car.part("sun").size());
  }
}
