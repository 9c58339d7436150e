package zoetrope.badinput;

import static java.lang.Double.NaN;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.frame.RasterImage;
import zoetrope.internal.video.still.Png;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.svg.SvgDrawing;

/** Images and SVG drawings. */
class FilesBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(picturesRows(), drawingsRows()).flatMap(List::stream);
  }

  private static List<Row> picturesRows() {
    return List.of(
        refused(
            "an image from an empty array",
            () -> imageMobject(new double[0][0]),
            "an image cannot be made of an array without rows"),
        refused(
            "an image with a value that is not a number",
            () -> imageMobject(new double[][] {{0, Double.NaN}}),
            "the value NaN in row 0, column 1 of an image is not in [0, 1]: scale it, or give a "
                + "colour scale"),
        refused(
            "an image with rows of different lengths",
            () -> imageMobject(new int[][] {{0, 1}, {2}}),
            "row 1 of an image has 1 values and row 0 has 2: all rows have to be equally long"),
        refused(
            "an image that does not exist",
            () -> imageMobject(file("none.png")),
            "file not found: " + folder + "/none.png; put it into this folder, or change the path"),
        refused(
            "an image with a misspelt name",
            () -> imageMobject(file("hous.png")),
            "file not found: " + folder + "/hous.png; did you mean house.png?"),
        refused(
            "an image in a folder that does not exist",
            () -> imageMobject(file("no/house.png")),
            "file not found: "
                + folder
                + "/no/house.png; its folder does not exist: check the path"),
        refused(
            "a truncated image",
            () -> imageMobject(file("cut.png")),
            "the image " + folder + "/cut.png is a broken or unusual PNG " + "file…"),
        refused(
            "an empty image file",
            () -> imageMobject(file("empty.png")),
            "the image " + folder + "/empty.png is empty: save it again as " + "PNG, JPEG or GIF"),
        refused(
            "a text file with the name of an image",
            () -> imageMobject(file("text.png")),
            "the image "
                + folder
                + "/text.png is neither PNG, JPEG, GIF, WebP, "
                + "TIFF nor BMP: save it as one of these"),
        refused(
            "an image that claims to be extremely large",
            () -> imageMobject(file("huge.png")),
            "the image "
                + folder
                + "/huge.png has 8355711 x 2139062056 "
                + "pixels, more than 100 million: scale it down to what a frame can show"),
        refused(
            "a null image",
            () -> imageMobject((RasterImage) null),
            "imageMobject() got null: is a field not set yet, or does a "
                + "function have no result?"),
        refused(
            "an image of 0 x 0 pixels",
            () -> imageMobject(new RasterImage(0, 0, new int[0])),
            "0 pixels do not make an image of 0 x 0"),
        refused(
            "an image with missing pixels",
            () -> imageMobject(new RasterImage(2, 2, new int[3])),
            "3 pixels do not make an image of 2 x 2"),
        shows(1, "an image of height 0", () -> imageMobject(file("house.png")).setHeight(0)),
        refused(
            "an image of height NaN",
            () -> imageMobject(file("house.png")).setHeight(NaN),
            "setHeight() got NaN…"),
        refused(
            "an image that is not on the class path",
            () -> imageMobject("none"),
            "there is no image none in the scene's folder or on the class path; searched (with"
                + " .png, .jpg, .jpeg, .gif, .webp, .tif, .tiff, .bmp) as zoetrope/badinput/none,"
                + " for instance in src/main/resources"));
  }

  private static List<Row> drawingsRows() {
    return List.of(
        refused(
            "a drawing that does not exist",
            () -> svgMobject(file("none.svg")),
            "file not found: " + folder + "/none.svg; put it into this folder, or change the path"),
        refused(
            "a drawing with a misspelt name",
            () -> svgMobject(file("boxs.svg")),
            "file not found: " + folder + "/boxs.svg; did you mean box.svg?"),
        refused(
            "an empty drawing",
            () -> svg(""),
            "(a string), line 1, column 1: the XML is malformed or not accepted:…"),
        refused(
            "a truncated drawing",
            () -> svg("<svg><rect width='1' height='1'>"),
            "(a string), line 1, column 33: the XML is malformed or not accepted:…"),
        refused(
            "a drawing that is HTML",
            () -> svg("<html/>"),
            "(a string), line 1, column 8: the XML is malformed or not accepted: "
                + "the outermost element is <html>, not <svg>: this is not an SVG drawing"),
        shows(
            0,
            "a drawing with nothing in it",
            () -> svg("<svg xmlns='http://www.w3.org/2000/svg'/>")),
        shows(0, "a rectangle without a size", () -> svg(in("<rect/>"))),
        shows(0, "a rectangle of size NaN", () -> svg(in("<rect width='NaN' height='1'/>"))),
        shows(0, "a circle of radius -1", () -> svg(in("<circle r='-1'/>"))),
        shows(1, "a path that ends in the middle", () -> svg(in("<path d='M0 0 L1 1 L'/>"))),
        shows(0, "a path with unknown commands", () -> svg(in("<path d='hello'/>"))),
        shows(0, "a path of NaN", () -> svg(in("<path d='M0 0 LNaN 1'/>"))),
        shows(
            1,
            "an arc of radius 0, which is a line",
            () -> svg(in("<path d='M0 0 A0 0 0 0 1 1 1' stroke='black'/>"))),
        shows(
            1,
            "a transform that does not exist",
            () -> svg(in("<rect width='1' height='1' transform='twist(3)'/>"))),
        shows(
            1,
            "a transform that flattens",
            () -> svg(in("<rect width='1' height='1' transform='scale(0)'/>"))),
        shows(
            1,
            "a colour that does not exist",
            () -> svg(in("<rect width='1' height='1' fill='redd'/>"))),
        shows(
            0,
            "a gradient that does not exist",
            () -> svg(in("<rect width='1' height='1' fill='url(#g)'/>"))),
        shows(1, "a mask that does not exist", () -> svg(in(square("mask='url(#no)'")))),
        shows(0, "an empty mask", () -> svg("<mask id='m'/>", square("mask='url(#m)'"))),
        shows(1, "a filter that does not exist", () -> svg(in(square("filter='url(#no)'")))),
        shows(
            0, "a filter without steps", () -> svg("<filter id='f'/>", square("filter='url(#f)'"))),
        shows(
            1,
            "a blur of a negative deviation",
            () ->
                svg(
                    "<filter id='f'><feGaussianBlur stdDeviation='-3'/></filter>",
                    square("filter='url(#f)'"))),
        shows(1, "a filter function of NaN", () -> svg(in(square("style='filter:blur(NaN)'")))),
        shows(
            0,
            "a pattern without a size",
            () -> svg("<pattern id='p'/>", square("fill='url(#p)'"))),
        shows(
            0,
            "a pattern that contains itself",
            () ->
                svg(
                    "<pattern id='p' width='1' height='1'><rect fill='url(#p)' width='1'"
                        + " height='1'/></pattern>",
                    square("fill='url(#p)'"))),
        shows(1, "a clip path that does not exist", () -> svg(in(square("clip-path='url(#no)'")))),
        shows(
            0,
            "an empty clip path",
            () -> svg("<clipPath id='c'/>", square("clip-path='url(#c)'"))),
        shows(1, "a basic shape as clip", () -> svg(in(square("style='clip-path:circle(0)'")))),
        shows(1, "an unknown blend mode", () -> svg(in(square("style='mix-blend-mode:bogus'")))),
        shows(0, "an opacity below 0", () -> svg(in(square("opacity='-1'")))),
        shows(
            1,
            "a calculation that divides by 0",
            () -> svg(in(square("style='width:calc(1px/0)'")))),
        shows(0, "a use of an element that does not exist", () -> svg(in("<use href='#none'/>"))),
        shows(0, "an element that uses itself", () -> svg(in("<g id='a'><use href='#a'/></g>"))),
        refused(
            "a part that does not exist",
            () -> svg(in("<rect id='box' width='1' height='1'/>")).part("bx"),
            "no drawn element has the id \"bx\"; the ids are box"),
        refused(
            "a drawing that refers to another file",
            () ->
                svg(
                    "<!DOCTYPE svg [<!ENTITY x SYSTEM"
                        + " 'file:///etc/hostname'>]><svg><text>&x;</text></svg>"),
            "(a string), line 1, column 57: the XML is malformed or not accepted: "
                + "the entity x refers to file:///etc/hostname: external entities are not "
                + "read"),
        refused(
            "a billion laughs",
            () -> svg(laughs()),
            "(a string), line 1, column 1: the XML is malformed or not accepted:…"),
        refused(
            "a billion uses",
            () -> svg(uses()),
            "(a string), line 1, <use>: nested <use> elements expand the drawing to more "
                + "than 200000 elements: simplify it, or convert it to a PNG file"),
        refused(
            "links within ten thousand others",
            () -> svg(in("<a>".repeat(10_000) + "</a>".repeat(10_000))),
            "(a string), line 1, column 659: the XML is malformed or not accepted: "
                + "elements are nested more than 200 deep"),
        shows(
            0,
            "an image from the network",
            () -> svg(in("<image href='http://localhost/a.png' width='1' height='1'/>"))),
        refused(
            "a viewBox of size 0",
            () ->
                svg(
                    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 0'><rect width='1'"
                        + " height='1'/></svg>"),
            "(a string), line 1, <svg>: viewBox=\"0 0 0 0\" should be four numbers: x, y, "
                + "and a width and height over 0"));
  }

  /** Creates images and drawings, some of them broken. */
  @TempDir static Path folder;

  @BeforeAll
  static void writeFiles() throws IOException {
    byte[] whole = Png.encode(noise(), 40, 40);
    Files.write(folder.resolve("house.png"), whole);
    Files.write(folder.resolve("cut.png"), Arrays.copyOf(whole, whole.length / 2));
    Files.write(folder.resolve("empty.png"), new byte[0]);
    Files.writeString(folder.resolve("text.png"), "a house");
    byte[] huge = whole.clone();
    Arrays.fill(huge, 17, 23, (byte) 0x7f);
    Files.write(folder.resolve("huge.png"), huge);
    Files.writeString(folder.resolve("box.svg"), in("<rect width='1' height='1'/>"));
  }

  private static int[] noise() {
    return new java.util.Random(1).ints(1600).map(i -> i | 0xff000000).toArray();
  }

  private static Path file(String name) {
    return folder.resolve(name);
  }

  private static String square(String attributes) {
    return "<rect width='1' height='1' " + attributes + "/>";
  }

  private static SvgMobject svg(String definitions, String content) {
    return svg(in(definitions + content));
  }

  private static SvgMobject svg(String source) {
    return svgMobject(SvgDrawing.parse(source));
  }

  private static String in(String content) {
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'>" + content + "</svg>";
  }

  /** Returns entities that each consist of ten of the previous one. */
  private static String laughs() {
    StringBuilder source = new StringBuilder("<!DOCTYPE svg [<!ENTITY l0 'ha'>");
    for (int i = 1; i < 10; i++) {
      source.append("<!ENTITY l" + i + " '" + ("&l" + (i - 1) + ";").repeat(10) + "'>");
    }
    return source + "]><svg><text>&l9;</text></svg>";
  }

  /** Returns groups that each use the previous one ten times. */
  private static String uses() {
    StringBuilder content = new StringBuilder("<defs><rect id='u0' width='1' height='1'/>");
    for (int i = 1; i < 10; i++) {
      String use = "<use href='#u" + (i - 1) + "'/>";
      content.append("<g id='u" + i + "'>" + use.repeat(10) + "</g>");
    }
    return in(content + "</defs><use href='#u9'/>");
  }
}
