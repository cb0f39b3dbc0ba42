// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/print_page.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/paper/page_pictures.h"
#include "ui/session/books.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace corneta::ui {

namespace {

/// One more thing to print, behind all others.
PrintShop with_keys(PrintShop shop, const KeyGroups& keys)
{
    shop.offers.push_back({keys.front().first});
    shop.set = [last = shop.offers.size() - 1, keys, set = shop.set,
                set_keys = shop.set_keys](const SheetOrder& order) -> std::expected<PrintedPages, Problems> {
        return order.offer == last ? set_keys(keys, order.paper) : set(order);
    };
    return shop;
}

} // namespace

PrintPage::PrintPage(const Books& books, PrintShop shop, const KeyGroups& keys, QWidget* parent)
    : QWidget{parent},
      m_books{books},
      m_shop{with_keys(std::move(shop), keys)},
      m_kind{new ChoiceBox{this}},
      m_side{new ChoiceBox{this}},
      m_paper{new ChoiceBox{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "print_words"}},
      m_pictures{new PagePictures{this}},
      m_go_on{new WordButton{{}, this, "print_go_on"}},
      m_print{new WordButton{tr("Print... (Ctrl+P)"), this}},
      m_back{WordButton::back(this)},
      m_job{*this}
{
    m_go_on->make_primary();
    m_print->setAccessibleName(tr("Print"));
    build();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PrintPage::choose_kind);
    connect(m_side, &QComboBox::currentIndexChanged, this, &PrintPage::choose);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintPage::choose);
    connect(m_go_on, &QPushButton::clicked, this, &PrintPage::go_on);
    connect(m_print, &QPushButton::clicked, this, &PrintPage::print);
    connect(m_back, &QPushButton::clicked, this, &PrintPage::left);
    call_on_keys(*this, {Qt::Key_Return, Qt::Key_Enter}, [this] { go_on(); });
}

void PrintPage::build()
{
    auto* title = new SizedLabel{Type::Headline, QFont::Bold, tr("Print"), this};
    auto* content = new QWidget{this};
    auto* tools = new QWidget{content};
    auto* flow = new FlowLayout{tools};
    add_field(*flow, tr("What"), tr("Of the rules by the charts in use, or of the game that is open"), "print_kind", *m_kind);
    add_field(*flow, tr("For"), tr("One side's sheet shows what it laid face down: nobody else is to see it"), "print_side", *m_side);
    add_field(*flow, tr("Paper"), tr("Print at full size: a bar on each page tells whether the printer kept to it"), "print_paper",
              *m_paper);
    m_paper->addItem(tr("A4"), QPageSize::A4);
    m_paper->addItem(tr("Letter"), QPageSize::Letter);
    m_paper->setCurrentIndex(QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? 1 : 0);
    in_column(content, {tools, m_words, m_pictures, Part::room(1)});
    m_scroll = new FormScroll{content, this};
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_scroll->setAccessibleName(tr("The pages"));
    put_in(*new QVBoxLayout{this}, {title, {m_scroll, 1}, in_row(nullptr, {Part::room(1), m_go_on, m_print, m_back})});
    setFocusProxy(m_kind);
    tab_through({m_kind, m_side, m_paper, m_scroll, m_go_on, m_print, m_back});
}

void PrintPage::add_field(FlowLayout& flow, const QString& label, const QString& help, const char* name, ChoiceBox& field)
{
    introduce(field, name, {}, help);
    field.setSizeAdjustPolicy(QComboBox::AdjustToContents); // what there is to choose changes with the game
    flow.addWidget(labelled(label, field, this));
}

void PrintPage::open(const QString& game, const game::State* state)
{
    const QVariant chosen = m_kind->currentData();
    m_game = game;
    {
        const QSignalBlocker of_kind{m_kind};
        const QSignalBlocker of_side{m_side};
        m_kind->clear();
        for (const bool of_game : {true, false})
            for (std::size_t i = 0; i < m_shop.offers.size(); ++i)
                if (m_shop.offers[i].is_of_game == of_game && (state != nullptr || !of_game))
                    m_kind->addItem(m_shop.offers[i].label, static_cast<int>(i));
        m_kind->setCurrentIndex(std::max(chosen.isValid() ? m_kind->findData(chosen) : 0, 0));
        m_side->clear();
        m_side->addItem(tr("All"), QString{});
        for (const game::Unit& unit : state == nullptr ? std::span<const game::Unit>{} : std::span<const game::Unit>{state->units})
            if (unit.kind == "side")
                m_side->addItem(tr("%1 alone, with what it hides").arg(QString::fromStdString(unit.name)),
                                QString::fromStdString(unit.key));
    }
    choose_kind();
}

const SheetOffer& PrintPage::offer() const
{
    return m_shop.offers[m_kind->currentData().toUInt()];
}

bool PrintPage::shows_hidden() const
{
    return offer().is_of_game && offer().is_by_side && m_side->currentIndex() > 0;
}

void PrintPage::choose_kind()
{
    m_side->setEnabled(offer().is_of_game && offer().is_by_side && m_side->count() > 1);
    choose();
}

void PrintPage::choose()
{
    m_job.drop();
    m_pages.reset();
    m_problem.clear();
    m_pictures->clear();
    if (shows_hidden())
        say();
    else
        set();
}

void PrintPage::set()
{
    const bool is_of_game = offer().is_of_game;
    const SheetOrder order{.offer = m_kind->currentData().toUInt(),
                           .book = m_books.in_hand(),
                           .game = is_of_game ? m_game : QString{},
                           .side = shows_hidden() ? m_side->currentData().toString().toStdString() : std::string{},
                           .paper = static_cast<QPageSize::PageSizeId>(m_paper->currentData().toInt())};
    m_job.start([this, order, set = m_shop.set](const std::stop_token& /*stop*/) {
        auto pages = set(order);
        return [this, pages = std::move(pages)] { take(pages); };
    });
    say();
}

void PrintPage::take(std::expected<PrintedPages, Problems> pages)
{
    if (pages) {
        m_pages = std::move(*pages);
        m_pictures->show_pages(*m_pages);
    } else {
        m_problem = sentences_of(pages.error()).join(QStringLiteral("; "));
    }
    say();
}

void PrintPage::say()
{
    QString words = tr("The pages are being laid out");
    if (!m_problem.isEmpty())
        words = tr("\u25b2 %1").arg(m_problem);
    else if (m_pages)
        words = m_pages->count == 1 ? tr("One page") : tr("%1 pages").arg(m_pages->count);
    else if (is_idle())
        words = tr("It shows what this side laid face down. Turn the screen away from the others first.");
    m_words->setText(words);
    const QString does = m_pages || !is_idle() || !m_problem.isEmpty() ? tr("Save as PDF...") : tr("Show it");
    m_go_on->setText(tr("%1 (Enter)").arg(does));
    m_go_on->setAccessibleName(does);
    m_go_on->setEnabled(is_idle() && m_problem.isEmpty());
    m_print->setEnabled(m_pages.has_value() && m_shop.print);
}

void PrintPage::go_on()
{
    if (!is_idle() || !m_problem.isEmpty())
        return;
    if (m_pages)
        choose_file();
    else
        set();
}

void PrintPage::choose_file()
{
    const QString stem = m_game.isEmpty() || !offer().is_of_game ? QString::fromUtf8(m_books.in_hand().ruleset->key.data())
                                                                 : QFileInfo{m_game}.completeBaseName();
    auto* dialog = new QFileDialog{this, tr("Save as PDF"), {}, tr("PDF (*.pdf);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(QStringLiteral("%1 %2.pdf").arg(stem, offer().label.toLower()));
    connect(dialog, &QFileDialog::fileSelected, this, &PrintPage::save);
    dialog->open();
}

void PrintPage::save(const QString& path)
{
    if (!m_pages)
        return;
    if (const Problems problems = m_pages->save(path); problems.empty())
        emit told(tr("Saved in %1.").arg(QFileInfo{path}.fileName()));
    else
        emit refused(tr("The sheets cannot be written"), tr("Nothing else is changed."), sentences_with_places(problems));
}

void PrintPage::print()
{
    if (m_pages && m_shop.print)
        m_shop.print(*m_pages, *window());
}

} // namespace corneta::ui
