package zoetrope.site;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/**
 * The layout of the first page: its introduction next to a video, a scene next to its result, and a
 * card for each page in its lists. An item of a list can end with a comment {@code <!-- picture:
 * NAME -->}, which puts the image {@code pictures/NAME.png} on the card.
 */
final class HomePage {
  private static final Pattern PICTURE = Pattern.compile("picture: (\\S+)");

  private HomePage() {}

  /** Arranges the first page. */
  static void arrange(Document page) {
    Element video = page.selectFirst("p:has(> video)");
    Element title = page.selectFirst("h1");
    Element hero = title.before("<div class=\"hero\"><div></div></div>").previousElementSibling();
    while (hero.nextElementSibling() != video) {
      hero.child(0).appendChild(hero.nextElementSibling());
    }
    hero.appendChild(video);
    Element code = page.selectFirst("pre");
    code.nextElementSibling().addClass("shown");
    code.wrap("<div class=\"sample\"></div>").parent().appendChild(page.selectFirst(".shown"));
    page.select("ul").forEach(HomePage::fillRows);
    page.select("ul.pages > li").forEach(HomePage::makeCard);
  }

  /** Lets a list have three cards in a row, if four would leave more holes in the last row. */
  private static void fillRows(Element list) {
    list.addClass("pages");
    int count = list.childrenSize();
    if (Math.floorMod(-count, 3) < Math.floorMod(-count, 4)) {
      list.addClass("thirds");
    }
  }

  /** Makes a card of a list item, which has a link, a colon, a description and a picture. */
  private static void makeCard(Element item) {
    Element link = item.selectFirst("a");
    Element description = new Element("span");
    for (Node node : List.copyOf(item.childNodes())) {
      if (node instanceof Comment comment) {
        Matcher picture = PICTURE.matcher(comment.getData());
        if (picture.find()) {
          String image = "<img loading=\"lazy\" alt=\"\" src=\"pictures/%s.png\">";
          link.prepend(image.formatted(picture.group(1)));
        }
        comment.remove();
      } else if (node != link) {
        description.appendChild(node);
      }
    }
    if (description.childNodeSize() > 0 && description.childNode(0) instanceof TextNode text) {
      text.text(text.text().replaceFirst("^: ", ""));
    }
    item.appendChild(description);
  }
}
