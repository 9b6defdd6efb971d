#include "engine/text/charset.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "engine/text/utf8.hpp"

namespace quintet {
namespace {

// What names of players and words about games are often written with.
constexpr std::u32string_view kSimplified =
    U"的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么"
    U"心多天而能好都然没日"
    U"于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意"
    U"进把法此实回二理美点"
    U"月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再"
    U"平真听世气信北少关并"
    U"内加化由却代军产入先山五太水万市黑白棋围段目半胜负盘九赛杯届战韩局对手认输执贴王李张刘陈杨黄赵吴周徐孙"
    U"马朱胡林郭何罗郑梁谢"
    U"宋唐许冯邓曹彭曾肖田董袁潘蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付邹孟熊秦邱江尹薛闫雷"
    U"侯龙史陶黎贺顾毛郝龚"
    U"邵钱严武戴莫孔汤古柯芈昱廷洁伟芳敏静强磊勇艳杰娟涛超秀霞刚桂英华辉建志峰云飞鹏宇浩晓红斌俊佳雨欣轩博越"
    U"笑睿檀朴永训世石谞";
constexpr std::u32string_view kTraditional =
    U"的一是不了人我在有他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可里後小麼"
    U"心多天而能好都然沒日"
    U"於起還發成事只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長知民樣現分將外但身些與高意"
    U"進把法此實回二理美點"
    U"月明其種聲全工己話兒者向情部正名定女問力機給等幾很業最間新什打便位因重被走電四第門相次東政海口使教西再"
    U"平真聽世氣信北少關並"
    U"內加化由卻代軍產入先山五太水萬市黑白棋圍段目半勝負盤九賽盃屆戰韓局手認輸執貼王李張劉陳楊黃趙吳周徐孫馬"
    U"朱胡林郭何羅鄭梁謝宋"
    U"唐許馮鄧曹彭曾田董袁潘蔣蔡余杜葉程蘇魏呂丁任沈姚盧姜崔鍾譚陸汪范金石廖賈夏韋鄒孟熊秦邱江尹薛雷侯龍史陶"
    U"黎賀顧毛郝邵錢嚴武戴"
    U"莫孔湯古柯俊勳偉芳靜強傑華輝建志峰雲飛鵬宇浩曉紅斌佳雨欣軒博立誠元義紹祖彥皓嘉豪裕栩";
constexpr std::u32string_view kJapanese =
    U"一二三四五六七八九十日本人名大中小山川田井上下木林森村野原藤佐伊加鈴高橋渡辺斎松清水石池前後西東南北内"
    U"外谷岡島崎坂橋宮安"
    U"青赤白黒金銀正武治郎太夫雄男夫美子裕伸利光秀和俊英昌敏紀健久之介道行信義智哲章芳幸弘明博隆茂勝進浩樹真"
    U"直寿王座天元棋聖碁因坊"
    U"戦局段目半勝負持時間先番手国際杯新春新人第回期挑決関本院対対先互先定囲将士趙治勲張栩結羽根依田謙基許家"
    U"元芝野虎丸力司遼平";
constexpr std::u32string_view kKorean =
    U"이가는을의에하고다한지김박최정강조장임국기대결승제전오서신권황안송유홍전류양손배백허남심노구곽성차주우"
    U"민진나엄원천방변여추도소"
    U"석선설마길연위표명왕반모옥육인맹탁창호돌세환훈영철상현준수경동재윤혜은희미라흑백단초급본선예선배전바둑"
    U"국수명인집반불계승패";

struct Known {
  Charset charset;
  std::u32string_view common;
};
constexpr std::array<Known, 4> kKnown{{{Charset::Gb18030, kSimplified},
                                       {Charset::Big5, kTraditional},
                                       {Charset::ShiftJis, kJapanese},
                                       {Charset::EucKr, kKorean}}};

bool in(char32_t code, char32_t first, char32_t last) {
  return code >= first && code <= last;
}

// How likely somebody has written this character.
double worth(char32_t code, const Known& as) {
  constexpr double kCommon = 2, kOwnLetter = 1, kPlain = 0.3, kForeign = -0.5, kHalf = -1, kPrivate = -3;
  const bool kana = in(code, 0x3040, 0x30FF), hangul = in(code, 0xAC00, 0xD7A3);
  if (as.common.find(code) != as.common.npos) return kCommon;
  if (kana) return as.charset == Charset::ShiftJis ? kCommon : 0;
  if (hangul) return kOwnLetter;
  if (in(code, 0x4E00, 0x9FFF)) return as.charset == Charset::EucKr ? kForeign : kPlain;
  if (in(code, 0xFF61, 0xFF9F)) return kHalf;
  if (in(code, 0x3000, 0x303F) || in(code, 0xFF00, 0xFFEF)) return kPlain;
  return in(code, 0xE000, 0xF8FF) ? kPrivate : kForeign;
}

// The mean of all characters that are not ASCII.
double likelihood(std::string_view text, const Known& as) {
  double sum = 0;
  std::size_t count = 0;
  for (const char32_t code : utf8::to_codes(text)) {
    if (code < 0x80) continue;
    sum += worth(code, as);
    ++count;
  }
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

// The value of `CA[…]` or `Lang=…` near the beginning, in small letters and digits alone: "shiftjis", "gb2312".
std::string declaration(std::string_view text) {
  constexpr std::size_t kBeginning = 4096;
  text = text.substr(0, kBeginning);
  for (const std::string_view mark : {"CA[", "Lang="}) {
    const std::size_t at = text.find(mark);
    if (at == text.npos) continue;
    std::string name;
    for (const char c : text.substr(at + mark.size())) {
      if (c == ']' || c == '\r' || c == '\n') break;
      const auto letter = static_cast<unsigned char>(c);
      if (std::isalnum(letter) != 0) name += static_cast<char>(std::tolower(letter));
    }
    return name;
  }
  return {};
}

std::optional<Charset> declared(std::string_view text) {
  struct Name {
    std::string_view begins;
    Charset charset;
  };
  constexpr std::array<Name, 12> kNames{{{"gb", Charset::Gb18030},
                                         {"cp936", Charset::Gb18030},
                                         {"euccn", Charset::Gb18030},
                                         {"big5", Charset::Big5},
                                         {"cp950", Charset::Big5},
                                         {"shift", Charset::ShiftJis},
                                         {"sjis", Charset::ShiftJis},
                                         {"cp932", Charset::ShiftJis},
                                         {"euckr", Charset::EucKr},
                                         {"ksc", Charset::EucKr},
                                         {"cp949", Charset::EucKr},
                                         {"uhc", Charset::EucKr}}};
  const std::string name = declaration(text);
  const auto* const known =
      std::ranges::find_if(kNames, [&](const Name& one) { return name.starts_with(one.begins); });
  return known == kNames.end() ? std::nullopt : std::optional(known->charset);
}

// Nothing where there is no byte order mark.
std::optional<std::string> from_utf16(std::string_view text) {
  const bool low_first = text.starts_with("\xFF\xFE"), high_first = text.starts_with("\xFE\xFF");
  if (!low_first && !high_first) return std::nullopt;
  const auto unit = [&](std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]),
               second = static_cast<unsigned char>(text[at + 1]);
    return static_cast<char32_t>(low_first ? first | second << 8 : first << 8 | second);
  };
  std::string utf8;
  for (std::size_t at = 2; at + 1 < text.size(); at += 2) {
    char32_t code = unit(at);
    if (in(code, 0xD800, 0xDBFF) && at + 3 < text.size() && in(unit(at + 2), 0xDC00, 0xDFFF)) {
      code = 0x10000 + ((code - 0xD800) << 10) + (unit(at + 2) - 0xDC00);
      at += 2;
    }
    utf8 += utf8::from_code(in(code, 0xD800, 0xDFFF) ? utf8::kReplacement : code);
  }
  return utf8;
}

}  // namespace

std::string to_utf8(std::string text) {
  if (auto wide = from_utf16(text)) return *std::move(wide);
  if (utf8::repaired(text) == text) return text;
  if (const auto charset = declared(text)) {
    if (auto utf8 = decoded(text, *charset)) return *std::move(utf8);
  }
  constexpr double kLeast = 0;  // of a likely text
  double best = kLeast;
  std::string likeliest;
  for (const Known& one : kKnown) {
    auto utf8 = decoded(text, one.charset);
    if (!utf8) continue;
    const double value = likelihood(*utf8, one);
    if (value <= best) continue;
    best = value;
    likeliest = *std::move(utf8);
  }
  return likeliest.empty() ? text : likeliest;
}

}  // namespace quintet
