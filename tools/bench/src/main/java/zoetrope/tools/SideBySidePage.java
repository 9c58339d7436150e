package zoetrope.tools;

import java.util.List;
import zoetrope.internal.vector.XmlText;
import zoetrope.tools.text.Numbers;

/** Writes the pages of a comparison, without scripts and with relative links only. */
final class SideBySidePage {
  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Zoetrope: side by side</title>
      <style>
      :root { color-scheme: dark; }
      body { background: #222; color: #ddd; font: 15px/1.4 sans-serif; margin: 1rem 2rem; }
      a { color: #58c4dd; }
      td, th { padding: .1rem .8rem; text-align: right; }
      td:first-child, th:first-child { text-align: left; }
      img { display: block; width: 100%; }
      figure { margin: 1.2rem 0; }
      .heads { display: grid; grid-template-columns: 1fr 1fr 1fr; position: sticky; top: 0;
        background: #222; font-weight: bold; }
      .bad { color: #ff8080; }
      </style>
      </head>
      <body>
      """;
  private static final String FOOT = "</body>\n</html>\n";

  /** If the SSIM is below this, an object is probably missing or misplaced. */
  private static final double MIN_SSIM = 0.9;

  private SideBySidePage() {}

  /** Returns the page of all scenes. */
  static String summary(List<KeyFramePairing> scenes) {
    StringBuilder page = new StringBuilder(HEAD);
    page.append("<h1>Side by side</h1>\n<table>\n<tr><th>scene</th><th>frames</th>")
        .append("<th>missing</th><th>mean SSIM</th><th>min SSIM</th><th>mean PSNR</th></tr>\n");
    for (KeyFramePairing scene : scenes) {
      String label = XmlText.of(scene.reference().label());
      page.append("<tr><td><a href=\"" + label + "/index.html\">" + label + "</a></td>");
      page.append(cell("" + scene.rows().size()));
      page.append(cell("" + scene.missing()));
      page.append(cell(Numbers.fixed(scene.meanSsim(), 4)));
      page.append(cell(Numbers.fixed(scene.minSsim(), 4)));
      page.append(cell(Numbers.fixed(scene.meanPsnr(), 2))).append("</tr>\n");
    }
    return page.append("</table>\n").append(FOOT).toString();
  }

  /** Returns the page of one scene, with a row for each key frame. */
  static String page(KeyFramePairing scene) {
    StringBuilder page = new StringBuilder(HEAD);
    page.append("<h1>" + XmlText.of(scene.reference().label()) + "</h1>\n<ul>\n");
    scene.notes().forEach(note -> page.append("<li>" + XmlText.of(note) + "</li>\n"));
    page.append("</ul>\n<div class=\"heads\"><span>reference</span><span>ours</span>")
        .append("<span>difference</span></div>\n");
    for (KeyFramePairing.Row row : scene.rows()) {
      page.append("<figure id=\"" + row.name() + "\">\n<figcaption")
          .append(row.ssim() < MIN_SSIM ? " class=\"bad\">" : ">")
          .append(XmlText.of(row.line()))
          .append("</figcaption>\n<img loading=\"lazy\" alt=\"\" src=\"" + row.name() + ".png\">\n")
          .append("</figure>\n");
    }
    return page.append(FOOT).toString();
  }

  private static String cell(String text) {
    return "<td>" + text + "</td>";
  }
}
